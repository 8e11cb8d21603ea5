import { typesOf, type JsonSchema } from "../project/json-schema.ts";

/** A schema with the parts of its `allOf` put together, at every depth. */
export function wholeSchema(schema: JsonSchema): JsonSchema {
  const { allOf, ...keywords } = schema;
  const merged = (allOf ?? []).map(wholeSchema).reduceRight<JsonSchema>(joined, keywords);
  return {
    ...merged,
    ...(merged.properties && {
      properties: Object.fromEntries(
        Object.entries(merged.properties).map(([name, part]) => [name, wholeSchema(part)]),
      ),
    }),
    ...(merged.items && { items: wholeSchema(merged.items) }),
  };
}

/** The second one's words win. */
function joined(over: JsonSchema, under: JsonSchema): JsonSchema {
  return {
    ...under,
    ...over,
    ...((under.properties ?? over.properties) && {
      properties: { ...under.properties, ...over.properties },
    }),
    ...((under.required ?? over.required) && {
      required: [...new Set([...(under.required ?? []), ...(over.required ?? [])])],
    }),
  };
}

/** The types that a value may have, `null` apart; an empty list when anything is allowed. */
export function plainTypes(schema: JsonSchema): readonly string[] {
  const types = typesOf(schema).filter((type) => type !== "null");
  if (types.length > 0) return types;
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const valueTypes = values.filter((value) => value !== null).map((value) => typeOf(value));
  if (valueTypes.length > 0) return [...new Set(valueTypes)];
  return schema.properties ? ["object"] : schema.items ? ["array"] : [];
}

export function isNullable(schema: JsonSchema): boolean {
  const types = typesOf(schema);
  if (schema.enum) return schema.enum.includes(null) && (types.length === 0 || types.includes("null"));
  return types.includes("null") || (schema.anyOf ?? schema.oneOf ?? []).some(isNullable);
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
