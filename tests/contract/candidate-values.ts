import { type Schema, filterOf, typesOf } from "./contract-operation.ts";
import { type Explorer } from "./explorer.ts";
import { type Row, isList } from "./list-calls.ts";
import type { RowFields } from "./row-fields.ts";
import { targetOf } from "./sample-value.ts";

/** A parameter, and rows with values that it could be sent with. */
interface Asked {
  readonly name: string;
  readonly schema: Schema;
  readonly rows: readonly Row[];
}

/** The catalogue's example, the values of the rows themselves, then the choices of the catalogue. */
export async function valuesFor(
  { name, schema, rows }: Asked,
  fields: RowFields,
  explorer: Explorer,
): Promise<readonly unknown[]> {
  const match = filterOf(schema)?.match;
  const all: unknown[] = [];
  for (const row of rows) all.push(...(await fields.read(row)));
  all.push(...(await heldThrough(name, schema, explorer)));
  const held = [...new Set(all)].filter(
    (value) => value !== null && value !== undefined && value !== "" && typeof value !== "object",
  );
  const target = targetOf(name, schema);
  const isKnown = held.length > 0 || target !== undefined || schema.example !== undefined || isCoded(schema);
  const distinctValues = isKnown ? held : lookAlikes(name, schema, rows);
  const ordered =
    match === "from" || match === "to" ? [middle(distinctValues), ...distinctValues] : distinctValues;
  const table = schema["x-enum"] ?? schema.items?.["x-enum"];
  const offered = [
    ...(target === undefined ? [] : await explorer.idsOf(target)),
    ...(table === undefined ? [] : (explorer.tables.get(table) ?? [])),
    ...(schema.enum ?? []),
    ...(typesOf(schema).includes("boolean") ? [true, false] : []),
  ];
  const examples = schema.example === undefined ? [] : [schema.example];
  const values = [...examples, ...ordered.map((value) => asSent(value, schema)), ...offered].filter((value) =>
    mayBe(schema.items ?? schema, value),
  );
  return isList(schema) ? values.map((value) => [value].flat()) : values;
}

/** The values of records of the kind that the parameter goes through. */
async function heldThrough(name: string, schema: Schema, explorer: Explorer): Promise<unknown[]> {
  const { through, field = name } = filterOf(schema) ?? {};
  if (through === undefined) return [];
  return (await explorer.recordRows(through))?.rows.map((row) => row[field]) ?? [];
}

/** A moment as a day where the parameter takes days; of a masked value the visible part. */
function asSent(value: unknown, { format }: Schema): unknown {
  if (typeof value !== "string") return value;
  return format === "date" ? value.slice(0, 10) : value.includes("*") ? value.slice(0, 3) : value;
}

/** True when the schema allows the value: rows hold more than a parameter may. */
function mayBe(schema: Schema, value: unknown): boolean {
  const { pattern, minimum, maximum, maxLength } = schema;
  const types = typesOf(schema);
  if (typeof value === "number")
    return (
      (types.includes("number") || (types.includes("integer") && Number.isInteger(value))) &&
      value >= (minimum ?? value) &&
      value <= (maximum ?? value)
    );
  if (typeof value !== "string") return true;
  return (
    types.includes("string") &&
    value.length <= (maxLength ?? value.length) &&
    (pattern === undefined || new RegExp(pattern, "u").test(value))
  );
}

export function isCoded(schema: Schema): boolean {
  return [schema, schema.items ?? {}].some((part) => part["x-enum"] !== undefined || part.enum !== undefined);
}

/** Values for a filter whose name no field of the rows has: values of the rows that could be meant, the best last. */
function lookAlikes(name: string, schema: Schema, rows: readonly Row[]): unknown[] {
  const values = [...new Set(rows.flatMap(leaves))].filter((value) => mayBe(schema.items ?? schema, value));
  const type = typesOf(schema.items ?? schema);
  if (type.includes("integer") || type.includes("number"))
    return spread(values.filter((value) => typeof value === "number"));
  if (!type.includes("string")) return [];
  const texts = values.filter(
    (value): value is string => typeof value === "string" && value.length > 1 && value.length <= 40,
  );
  const isDay =
    schema.format === "date" || schema.format === "datetime" || /(date|time|start|end)/i.test(name);
  const days = texts.filter((text) => /^\d{4}-\d{2}-\d{2}/.test(text));
  if (isDay)
    return spread(days.map((day) => day.slice(0, schema.format === "datetime" ? 19 : 10)).toSorted());
  return spread(texts.filter((text) => !days.includes(text)));
}

function leaves(value: unknown): unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

/** Twelve of them, from everywhere. */
function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, Math.floor(items.length / 12));
  return items.filter((_item, index) => index % step === 0).slice(0, 12);
}

function middle(values: readonly unknown[]): unknown {
  const sorted = values.toSorted((a, b) =>
    typeof a === "number" ? a - Number(b) : String(a) < String(b) ? -1 : 1,
  );
  return sorted[Math.floor(sorted.length / 2)];
}
