import { type JsonSchema, typesOf } from "../../project/json-schema.ts";

/** The types of a value besides null, an integer being a number; empty when they are unknown. */
export function plainTypes(schema: JsonSchema): string[] {
  return typesOf(schema)
    .filter((type) => type !== "null")
    .map((type) => (type === "integer" ? "number" : type));
}

/** The types of a value, or of the entries of a list: what a field kind shows. */
export function shownTypes(schema: JsonSchema): string[] {
  return plainTypes(typesOf(schema).includes("array") ? (schema.items ?? {}) : schema);
}
