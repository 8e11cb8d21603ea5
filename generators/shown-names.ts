import { type JsonSchema, typesOf } from "../src/schema/project/json-schema.ts";

/** Properties that people read: titled values that are no keys. */
export function shownNames({ properties }: JsonSchema): string[] {
  return Object.entries(properties ?? {})
    .filter(([name, schema]) => schema.title !== undefined && !isKey(name) && !isNested(schema))
    .map(([name]) => name);
}

export function isKey(name: string): boolean {
  return name === "id" || name.endsWith("Id");
}

function isNested(schema: JsonSchema): boolean {
  return typesOf(schema).some((type) => type === "object" || type === "array");
}
