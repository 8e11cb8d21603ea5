import { isObject } from "../../src/schema/project/short-form/expand-schema.ts";

/** True when most fields of these schemas, at any depth, are assumed: said once for all, and not by each. */
export function mostAssumed(schemas: readonly unknown[]): boolean {
  const marks = schemas.flatMap(marksIn);
  // A field that says it in full keeps its word.
  if (marks.some((mark) => mark !== true && mark !== undefined)) return false;
  return marks.filter((mark) => mark === true).length * 2 > marks.length;
}

/** The marks of the fields below a schema. */
function marksIn(schema: unknown): unknown[] {
  if (Array.isArray(schema)) return schema.flatMap(marksIn);
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "properties" && isObject(value)
      ? Object.values(value).flatMap((field) => [
          isObject(field) ? field["x-assumed"] : false,
          ...marksIn(field),
        ])
      : marksIn(value),
  );
}
