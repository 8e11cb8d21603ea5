import { type JsonSchema, typesOf } from "./json-schema.ts";
import type { RecordType } from "./record-type.ts";

export type ColumnKind = "number" | "boolean" | "list" | "text";

export function columnKind(property: JsonSchema): ColumnKind {
  const types = typesOf(property);
  if (types.includes("integer") || types.includes("number")) return "number";
  if (types.includes("boolean")) return "boolean";
  return types.includes("array") || types.includes("object") ? "list" : "text";
}

/** The property that says which client company a record belongs to; undefined: it belongs to the firm. */
export function companyProperty({ schema }: RecordType): string | undefined {
  return Object.entries(schema.properties ?? {}).find(
    ([, property]) => property["x-ref"] === "company" && columnKind(property) === "number",
  )?.[0];
}
