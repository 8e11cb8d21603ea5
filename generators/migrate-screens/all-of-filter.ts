import { isObject, type JsonObject, mapObjects } from "./json-object.ts";

/** 全部 of a filter: `{ "value", "send" }` with `exclusive` and `initial` → the value that is sent, or true where none is. */
export function allOfFilter(document: JsonObject): JsonObject {
  return mapObjects(document, (object) =>
    Array.isArray(object.filters) ? { ...object, filters: object.filters.map(withAll) } : object,
  ) as JsonObject;
}

function withAll(filter: unknown): unknown {
  if (!isObject(filter) || !isObject(filter.all)) return filter;
  const { value, send } = filter.all;
  const isAll = (said: unknown) =>
    said === value || (Array.isArray(said) && said.length === 1 && said[0] === value);
  const kept = Object.entries(filter).filter(
    ([key, said]) => !((key === "initial" || key === "exclusive") && isAll(said)),
  );
  return Object.fromEntries(
    kept.map(([key, said]) => [key, key === "all" ? (send === "omit" ? true : value) : said]),
  );
}
