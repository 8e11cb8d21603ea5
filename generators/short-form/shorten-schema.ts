import { isDeepStrictEqual } from "node:util";
import { isObject, type Value } from "../../src/schema/project/short-form/expand-schema.ts";
import { shortReference } from "../../src/schema/project/short-form/short-reference.ts";
import { ROWS_TITLE, SPREAD } from "../../src/schema/project/short-form/short-words.ts";

const SCHEMA_WORDS = new Set(["items", "additionalProperties", "not", "if", "then", "else", "contains"]);
const LIST_WORDS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const MAP_WORDS = new Set(["properties", "patternProperties", "$defs"]);
const OBJECT_WORDS = new Set(["type", "required", "properties", "additionalProperties"]);
const TOTAL = "shared.json#/components/schemas/Total";

/** Names of the document's own schemas, as references are shortened by them. */
export type OwnNames = ReadonlySet<string>;

/** A schema in the short form. With `assumed` its fields are assumed unless they say otherwise. */
export function shortenSchema(schema: unknown, assumed: boolean, localNames: OwnNames): unknown {
  if (!isObject(schema)) return schema;
  if (Object.keys(schema).length === 1 && typeof schema.$ref === "string")
    return shortReference(schema.$ref, localNames);
  const page = shortenPage(schema, assumed, localNames);
  if (page) return page;
  const isClosed = isClosedObject(schema);
  const isList = isArray(schema);
  const short: Value = {};
  for (const [key, value] of Object.entries(schema)) {
    if (isClosed && OBJECT_WORDS.has(key)) {
      if (key === "properties") short.fields = shortenFields(schema, assumed, localNames);
      else if (key === "type" && value !== "object") short.type = value;
    } else if (isList && key === "items") short.list = shortenSchema(value, assumed, localNames);
    else if (key === "type" && isList && value === "array") continue;
    else short[key] = shortenWord(key, value, assumed, localNames);
  }
  return short;
}

function shortenWord(key: string, value: unknown, assumed: boolean, localNames: OwnNames): unknown {
  if (key === "$ref" && typeof value === "string") return shortReference(value, localNames);
  if (SCHEMA_WORDS.has(key)) return shortenSchema(value, assumed, localNames);
  if (LIST_WORDS.has(key) && Array.isArray(value))
    return value.map((part) => shortenSchema(part, assumed, localNames));
  if (!MAP_WORDS.has(key) || !isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, shortenMarked(part, assumed, localNames)]);
  return Object.fromEntries(parts);
}

/** An object that names its properties and takes no others; its names can be keys of the short form. */
export function isClosedObject(schema: Value): boolean {
  const { type, required, properties, additionalProperties } = schema;
  if (!isObject(properties) || additionalProperties !== false || "fields" in schema) return false;
  if (type !== "object" && !isDeepStrictEqual(type, ["object", "null"])) return false;
  const names = Object.keys(properties);
  return isListOf(names, required) && names.every((name) => !name.endsWith("?") && !name.startsWith(SPREAD));
}

/** Some of the names, none twice; an empty list is not what the short form stands for. */
function isListOf(names: readonly string[], required: unknown): boolean {
  if (required === undefined) return true;
  if (!Array.isArray(required) || required.length === 0 || new Set(required).size < required.length)
    return false;
  return required.every((name) => names.includes(String(name)));
}

function isArray({ type, items, ...rest }: Value): boolean {
  return (
    isObject(items) && !("list" in rest) && (type === "array" || isDeepStrictEqual(type, ["array", "null"]))
  );
}

/** The map of fields of a closed object. Neighbours that refer to fields of one record by their names stand in one list. */
export function shortenFields(
  { required, properties }: Value,
  assumed: boolean,
  localNames: OwnNames,
): Value {
  const requiredNames = new Set(Array.isArray(required) ? required : []);
  const entries = Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => {
    const key = requiredNames.has(name) ? name : `${name}?`;
    return { key, name, schema: shortenMarked(schema, assumed, localNames) };
  });
  return spreadRecords(entries);
}

interface Entry {
  readonly key: string;
  readonly name: string;
  readonly schema: unknown;
}

function spreadRecords(entries: readonly Entry[]): Value {
  const runs: { record: string | undefined; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const record = recordOf(entry);
    const last = runs.at(-1);
    if (last && record !== undefined && last.record === record) last.entries.push(entry);
    else runs.push({ record, entries: [entry] });
  }
  const longest = new Map<string, (typeof runs)[number]>();
  for (const run of runs) {
    const known = run.record === undefined ? run : longest.get(run.record);
    if (run.record !== undefined && run.entries.length > (known?.entries.length ?? 1))
      longest.set(run.record, run);
  }
  const pairs = runs.flatMap((run) =>
    run.record !== undefined && longest.get(run.record) === run
      ? [[`${SPREAD}${run.record}`, run.entries.map(({ key }) => key)] as const]
      : run.entries.map(({ key, schema }) => [key, schema] as const),
  );
  return Object.fromEntries(pairs);
}

/** The record whose field of the same name it is. */
function recordOf({ name, schema }: Entry): string | undefined {
  if (typeof schema !== "string" || schema.includes("#") || !schema.endsWith(`.${name}`)) return undefined;
  return schema.slice(0, -name.length - 1);
}

/** The schema of a field: within an assumed part it says when it is not assumed. */
export function shortenMarked(schema: unknown, assumed: boolean, localNames: OwnNames): unknown {
  if (!assumed || !isObject(schema)) return shortenSchema(schema, assumed, localNames);
  const { "x-assumed": mark, ...rest } = schema;
  const short = shortenSchema(rest, assumed, localNames);
  if (mark === true) return short;
  const object = typeof short === "string" ? { $ref: short } : (short as Value);
  return { ...object, "x-assumed": false };
}

function shortenPage(schema: Value, assumed: boolean, localNames: OwnNames): Value | undefined {
  const { type, required, properties, additionalProperties, ...rest } = schema;
  if (type !== "object" || additionalProperties !== false || !isObject(properties) || "title" in rest)
    return undefined;
  if (!isDeepStrictEqual(required, ["list", "total"]) || Object.keys(properties).join() !== "list,total")
    return undefined;
  const { list, total } = properties;
  const marks = assumed ? { "x-assumed": true } : {};
  if (!isObject(list) || !isDeepStrictEqual(total, { $ref: TOTAL, ...marks })) return undefined;
  const { title, items } = list;
  if (typeof title !== "string" || !isDeepStrictEqual(list, { title, type: "array", items, ...marks }))
    return undefined;
  return { ...rest, ...(title !== ROWS_TITLE && { title }), page: shortenSchema(items, assumed, localNames) };
}
