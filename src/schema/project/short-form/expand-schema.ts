import { joinPointer } from "../schema-file.ts";
import { fullReference } from "./short-reference.ts";
import { ROWS_TITLE, SPREAD } from "./short-words.ts";
import type { Trace } from "./trace.ts";

/** What the expansion of one document needs everywhere. */
export interface Expansion {
  /** Names of the document's own schemas. */
  readonly own: ReadonlySet<string>;
  /** Notes where the parts were written; without it nobody asks. */
  readonly trace: Trace | undefined;
}

export type Value = Record<string, unknown>;

const SCHEMA_WORDS = new Set(["items", "additionalProperties", "not", "if", "then", "else", "contains"]);
const LIST_WORDS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const MAP_WORDS = new Set(["properties", "patternProperties", "$defs"]);

/**
 * A schema of JSON Schema for a short one: a text refers, `fields` is a closed object, `list` an array, `page` a page of
 * rows. `at` is where it was written. With `assumed` its fields are assumed, at any depth, unless they say otherwise.
 */
export function expandSchema(written: unknown, at: string, assumed: boolean, expansion: Expansion): unknown {
  const { own, trace } = expansion;
  if (typeof written === "string") {
    const reference = { $ref: fullReference(written, own) };
    trace?.make(reference, at);
    return reference;
  }
  if (!isObject(written)) return written;
  if (written.page !== undefined) return expandPage(written, at, assumed, expansion);
  const schema: Value = {};
  trace?.make(schema, at);
  const inside = assumed || written["x-assumed"] === "fields";
  for (const [key, value] of Object.entries(written)) {
    const place = trace ? joinPointer(at, key) : "";
    trace?.set(schema, key, place);
    if (key === "fields") addObject(schema, written, place, inside, expansion);
    else if (key === "list") addList(schema, written, place, inside, expansion);
    else if (key === "$ref") schema.$ref = typeof value === "string" ? fullReference(value, own) : value;
    else if (key === "x-assumed" && value === "fields") continue;
    else if (SCHEMA_WORDS.has(key)) schema[key] = expandSchema(value, place, inside, expansion);
    else if (LIST_WORDS.has(key) && Array.isArray(value))
      schema[key] = value.map((part, index) => expandSchema(part, `${place}/${index}`, inside, expansion));
    else if (MAP_WORDS.has(key) && isObject(value)) schema[key] = expandMap(value, place, inside, expansion);
    else schema[key] = value;
  }
  return schema;
}

/** An object with these properties and no others. */
function addObject(
  schema: Value,
  { type, fields }: Value,
  at: string,
  assumed: boolean,
  expansion: Expansion,
): void {
  if (!isObject(fields)) return;
  schema.type = type ?? "object";
  for (const [key, value] of Object.entries(objectOf(fields, at, assumed, expansion))) {
    schema[key] = value;
    expansion.trace?.set(schema, key, at);
  }
}

function addList(schema: Value, { type, list }: Value, at: string, assumed: boolean, expansion: Expansion) {
  schema.type = type ?? "array";
  schema.items = expandSchema(list, at, assumed, expansion);
  expansion.trace?.set(schema, "items", at);
}

/** One page of rows with the number of all; `title` is that of the rows. */
function expandPage(written: Value, at: string, assumed: boolean, expansion: Expansion): Value {
  const { page, title = ROWS_TITLE, ...rest } = written;
  const fields = { list: { title, list: page }, total: "shared/Total" };
  return { ...rest, type: "object", ...objectOf(fields, at, assumed, expansion) };
}

/** The words of an object for its fields: `name?` may be left out, `...Contract` lists fields of a record. */
export function objectOf(
  fields: Value,
  at: string,
  assumed: boolean,
  expansion: Expansion,
): { readonly required?: string[]; readonly properties: Value; readonly additionalProperties: false } {
  const entries = readFields(fields, at, assumed, expansion);
  const properties: Value = {};
  expansion.trace?.make(properties, at);
  for (const { name, schema, place } of entries) {
    properties[name] = schema;
    expansion.trace?.set(properties, name, place);
  }
  const required = entries.filter((field) => field.required).map(({ name }) => name);
  return { ...(required.length > 0 && { required }), properties, additionalProperties: false };
}

export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
  /** Where it was written. */
  readonly place: string;
}

/** The fields of a map in their order, schemas expanded. */
export function readFields(fields: Value, at: string, assumed: boolean, expansion: Expansion): Field[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const place = expansion.trace ? joinPointer(at, key) : "";
    if (!key.startsWith(SPREAD)) return [readField(key, value, place, assumed, expansion)];
    const record = key.slice(SPREAD.length);
    const names = Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
    return names.map((name, index) => {
      const { name: own } = nameOf(name);
      return readField(name, `${record}.${own}`, `${place}/${index}`, assumed, expansion);
    });
  });
}

function readField(
  key: string,
  written: unknown,
  place: string,
  assumed: boolean,
  expansion: Expansion,
): Field {
  const schema = expandSchema(written, place, assumed, expansion);
  return { ...nameOf(key), schema: markAssumed(schema, assumed), place };
}

function nameOf(key: string): Pick<Field, "name" | "required"> {
  return key.endsWith("?") ? { name: key.slice(0, -1), required: false } : { name: key, required: true };
}

/** A field of an assumed part says `"x-assumed": false` when it is not. */
function markAssumed(schema: unknown, assumed: boolean): unknown {
  if (!assumed || !isObject(schema)) return schema;
  if (schema["x-assumed"] === false) delete schema["x-assumed"];
  else schema["x-assumed"] = true;
  return schema;
}

function expandMap(map: Value, at: string, assumed: boolean, expansion: Expansion): Value {
  const expanded: Value = {};
  expansion.trace?.make(expanded, at);
  for (const [name, written] of Object.entries(map)) {
    const place = expansion.trace ? joinPointer(at, name) : "";
    expanded[name] = markAssumed(expandSchema(written, place, assumed, expansion), assumed);
    expansion.trace?.set(expanded, name, place);
  }
  return expanded;
}

export function isObject(value: unknown): value is Value {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
