import { isObject, type JsonObject, renameKey } from "./json-object.ts";

/** The parameter that the tabs of a list set: `param` → `field`, as filters name it. */
export function fieldOfTabs(document: JsonObject): JsonObject {
  if (document.kind !== "list" || !isObject(document.tabs)) return document;
  return { ...document, tabs: renameKey(document.tabs, "param", "field") };
}
