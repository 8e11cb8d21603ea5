import { isObject, type JsonObject, mapObjects, renameKey } from "./json-object.ts";

/** The kind of a filter: `control` → `kind`, as of a column. */
export function kindOfFilter(document: JsonObject): JsonObject {
  return mapObjects(document, (object) =>
    Array.isArray(object.filters) ? { ...object, filters: object.filters.map(kindOf) } : object,
  ) as JsonObject;
}

function kindOf(filter: unknown): unknown {
  if (!isObject(filter)) return filter;
  const named = renameKey(filter, "control", "kind");
  return Array.isArray(named.change) ? { ...named, change: named.change.map(kindOf) } : named;
}
