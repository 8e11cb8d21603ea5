import type { JsonSchema } from "./json-schema.ts";

/** True for a number that says yes by 1 and no by 0. */
export function isFlag(schema: JsonSchema): boolean {
  const values = (schema.enum ?? []).filter((value) => value !== null);
  return values.length === 2 && values.includes(0) && values.includes(1);
}
