import { type JsonSchema, typesOf } from "./json-schema.ts";

/** The most digits behind the point that a number of this schema has; undefined: any number of them. */
export function decimalsOf(schema: JsonSchema): number | undefined {
  const types = typesOf(schema);
  if (types.includes("integer")) return 0;
  const { multipleOf } = schema;
  if (!types.includes("number") || multipleOf === undefined) return undefined;
  // 0.01 leaves two.
  const decimals = -Math.log10(multipleOf);
  return Number.isInteger(decimals) ? decimals : undefined;
}
