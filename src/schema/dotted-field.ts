import type { SchemaRow } from "./contracts.ts";
import type { JsonSchema } from "./project/json-schema.ts";

/** The property at a dotted name below an object's schema. */
export function propertyAt(schema: JsonSchema | undefined, field: string): JsonSchema | undefined {
  return field
    .split(".")
    .reduce<JsonSchema | undefined>(
      (parent, name) =>
        parent?.properties && Object.hasOwn(parent.properties, name) ? parent.properties[name] : undefined,
      schema,
    );
}

/** The name of a field of that entry of a list whose `by` is the key. */
export function entryField(list: string, by: string, key: unknown, field: string): string {
  return `${list}[${by}=${encodeURIComponent(String(key)).replaceAll(".", "%2E")}].${field}`;
}

/**
 * Reads the field of a dotted name, `order.title`, from rows, or one of an entry of a list; undefined where a record on
 * its way is missing.
 */
export function fieldReader(field: string): (row: SchemaRow) => unknown {
  const inEntry = /^(\w+)\[(\w+)=([^\]]*)\]\.(.*)$/.exec(field);
  if (inEntry) return entryReader(inEntry);
  const names = field.split(".");
  if (names.length === 1) return (row) => row[field];
  return (row) =>
    names.reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      row,
    );
}

function entryReader([, list = "", by = "", key = "", field = ""]: RegExpExecArray): (
  row: SchemaRow,
) => unknown {
  const wanted = decodeURIComponent(key);
  const read = fieldReader(field);
  return (row) => {
    const entries = row[list];
    const entry: unknown = Array.isArray(entries)
      ? entries.find((candidate: unknown) => isRecord(candidate) && String(candidate[by]) === wanted)
      : undefined;
    return isRecord(entry) ? read(entry) : undefined;
  };
}

/** The same for one row; undefined without a name. */
export function fieldOf(row: SchemaRow, field: unknown): unknown {
  return typeof field === "string" ? fieldReader(field)(row) : undefined;
}

function isRecord(value: unknown): value is SchemaRow {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
