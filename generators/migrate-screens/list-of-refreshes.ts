import { isObject, type JsonObject, renameKey } from "./json-object.ts";

/** `"refresh": { … }` of a list → a list with this one, as rows may wait for several things. */
export function listOfRefreshes(document: JsonObject): JsonObject {
  if (document.kind !== "list") return document;
  return renameKey(document, "refresh", "refresh", (refresh) => (isObject(refresh) ? [refresh] : refresh));
}
