import { type JsonObject, mapObjects, renameKey } from "./json-object.ts";

/** Renames the changes to the entries of a block: `with` → `change`, as `with` hands values over everywhere else. */
export function changeOfBlock(document: JsonObject): JsonObject {
  return mapObjects(document, (object) =>
    "use" in object && Array.isArray(object.with) ? renameKey(object, "with", "change") : object,
  ) as JsonObject;
}
