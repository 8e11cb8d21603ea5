import { isObject, type JsonObject, mapObjects, renameKey } from "./json-object.ts";

/** Renames the number of fields side by side, in a section and in the grid of a form: `columns` → `across`. */
export function fieldsAcross(document: JsonObject): JsonObject {
  return mapObjects(document, (object) => {
    if (object["x-component"] === "FormGrid" && isObject(object["x-component-props"]))
      return { ...object, "x-component-props": countAcross(object["x-component-props"]) };
    return "id" in object ? countAcross(object) : object;
  }) as JsonObject;
}

function countAcross(object: JsonObject): JsonObject {
  return typeof object.columns === "number" ? renameKey(object, "columns", "across") : object;
}
