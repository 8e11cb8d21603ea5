import { columnKind } from "../../../src/schema/project/column-kind.ts";
import { type JsonSchema, typesOf } from "../../../src/schema/project/json-schema.ts";
import type { Match } from "../query/record-conditions.ts";

/**
 * The way a value narrows by a field when the catalogue does not say: a list has it, of several values any will do, a free
 * text or a phone number contains it unless it must be found `exactly`, everything else is equal.
 */
export function usualMatch(field: JsonSchema, value: unknown, exactly = false): Match {
  if (columnKind(field) === "list") return "has";
  if (Array.isArray(value)) return "in";
  const isCode = field["x-enum"] !== undefined || field["x-state"] !== undefined;
  const isFreeText = typesOf(field).includes("string") && field.format === undefined && !isCode;
  return (isFreeText || field.format === "phone") && !exactly ? "contains" : "equals";
}
