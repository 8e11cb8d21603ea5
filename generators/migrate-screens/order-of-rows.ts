import { isObject, type JsonObject, renameKey } from "./json-object.ts";

/** `"sorted": { "column", "order" }` of a list → `"order": "-column"`. */
export function orderOfRows(document: JsonObject): JsonObject {
  if (document.kind !== "list") return document;
  return renameKey(document, "sorted", "order", (sorted) => {
    if (!isObject(sorted)) return sorted;
    return `${sorted.order === "descending" ? "-" : ""}${String(sorted.column)}`;
  });
}
