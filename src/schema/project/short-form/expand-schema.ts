import { joinPointer } from "../schema-file.ts";
import { ROWS_TITLE, SPREAD } from "./short-words.ts";
import type { Trace } from "../expansion/trace.ts";

/** The context of the expansion of one document. */
export interface Expansion {
  /** Gives a reference in full. */
  readonly refer: (text: string) => string;
  /** Notes where the parts were written; absent: no places are needed. */
  readonly trace: Trace | undefined;
}

export type Value = Record<string, unknown>;

const SCHEMA_WORDS = new Set(["items", "additionalProperties", "not", "if", "then", "else", "contains"]);
const LIST_WORDS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const MAP_WORDS = new Set(["properties", "patternProperties", "$defs"]);
const EXPANDED_WORDS = new Set([
  "fields",
  "list",
  "page",
  "$ref",
  "x-assumed",
  ...SCHEMA_WORDS,
  ...LIST_WORDS,
  ...MAP_WORDS,
]);

/**
 * A schema of JSON Schema for a short one: a text refers, `fields` is a closed object, `list` an array, `page` a page of
 * rows. `at` is where it was written. With `assumed` its fields are assumed, at any depth, unless they say otherwise. Of a
 * field the mark is left out.
 */
export function expandSchema(
  written: unknown,
  at: string,
  assumed: boolean,
  expansion: Expansion,
  isField = false,
): unknown {
  const { refer, trace } = expansion;
  if (typeof written === "string") {
    const reference = { $ref: refer(written) };
    trace?.make(reference, at);
    return reference;
  }
  if (!isObject(written)) return written;
  if (written.page !== undefined) return expandPage(written, at, assumed, expansion, isField);
  if (isPlain(written)) return { ...written };
  const schema: Value = {};
  trace?.make(schema, at);
  const inside = assumed || written["x-assumed"] === "fields";
  for (const [key, value] of Object.entries(written)) {
    const place = trace ? joinPointer(at, key) : "";
    trace?.set(schema, key, place);
    if (key === "fields") addObject(schema, written, place, inside, expansion);
    else if (key === "list") addList(schema, written, place, inside, expansion);
    else if (key === "$ref") schema.$ref = typeof value === "string" ? refer(value) : value;
    else if (key === "x-assumed" && (isField || value === "fields")) continue;
    else if (SCHEMA_WORDS.has(key)) schema[key] = expandSchema(value, place, inside, expansion);
    else if (LIST_WORDS.has(key) && Array.isArray(value))
      schema[key] = value.map((part, index) => expandSchema(part, `${place}/${index}`, inside, expansion));
    else if (MAP_WORDS.has(key) && isObject(value)) schema[key] = expandMap(value, place, inside, expansion);
    else schema[key] = value;
  }
  return schema;
}

/** A schema that stands for itself: most are. */
function isPlain(written: Value): boolean {
  for (const key in written) if (EXPANDED_WORDS.has(key)) return false;
  return true;
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
function expandPage(
  written: Value,
  at: string,
  assumed: boolean,
  expansion: Expansion,
  isField: boolean,
): Value {
  const { page, title = ROWS_TITLE, "x-assumed": mark, ...rest } = written;
  const fields = { list: { title, list: page }, total: "shared/Total" };
  const assumedMark = isField || mark === undefined || mark === "fields" ? {} : { "x-assumed": mark };
  const inside = assumed || mark === "fields";
  return { ...rest, ...assumedMark, type: "object", ...objectOf(fields, at, inside, expansion) };
}

/** The words of an object for its fields: `name?` may be left out, `...Contract` lists fields of a record. */
export function objectOf(
  fields: Value,
  at: string,
  assumed: boolean,
  expansion: Expansion,
): { readonly required?: string[]; readonly properties: Value; readonly additionalProperties: false } {
  const properties: Value = {};
  const required: string[] = [];
  expansion.trace?.make(properties, at);
  for (const field of readFields(fields, at, assumed, expansion)) {
    properties[field.name] = withMark(field.schema, field.mark);
    if (field.required) required.push(field.name);
    expansion.trace?.set(properties, field.name, field.place);
  }
  return { ...(required.length > 0 && { required }), properties, additionalProperties: false };
}

export interface Field {
  readonly name: string;
  readonly required: boolean;
  /** Without its mark. */
  readonly schema: unknown;
  /** Its `x-assumed`. */
  readonly mark: unknown;
  /** Its place in the file. */
  readonly place: string;
}

/** The fields of a map in their order, schemas expanded. */
export function readFields(fields: Value, at: string, assumed: boolean, expansion: Expansion): Field[] {
  const read: Field[] = [];
  for (const [key, value] of Object.entries(fields)) {
    const place = expansion.trace ? joinPointer(at, key) : "";
    if (!key.startsWith(SPREAD)) read.push(readField(key, value, place, assumed, expansion));
    else
      for (const entry of spreadFields(key, value, place)) read.push(readField(...entry, assumed, expansion));
  }
  return read;
}

/** The fields of a record that a list names, as if each stood there with a reference. */
function spreadFields(
  key: string,
  names: unknown,
  place: string,
): [key: string, written: string, place: string][] {
  const record = key.slice(SPREAD.length);
  const texts = Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  return texts.map((name, index) => [name, `${record}.${name.replace(/\?$/, "")}`, `${place}/${index}`]);
}

function readField(
  key: string,
  written: unknown,
  place: string,
  assumed: boolean,
  expansion: Expansion,
): Field {
  const required = !key.endsWith("?");
  return {
    name: required ? key : key.slice(0, -1),
    required,
    schema: expandSchema(written, place, assumed, expansion, true),
    mark: markOf(written, assumed),
    place,
  };
}

/** True when a field is marked as assumed; one of an assumed part says `"x-assumed": false` when it is not. */
function markOf(written: unknown, assumed: boolean): unknown {
  const assumedMark = isObject(written) ? written["x-assumed"] : undefined;
  if (assumedMark === undefined || assumedMark === "fields") return assumed ? true : undefined;
  return assumed && assumedMark === false ? undefined : assumedMark;
}

function withMark(schema: unknown, mark: unknown): unknown {
  if (mark !== undefined && isObject(schema)) schema["x-assumed"] = mark;
  return schema;
}

function expandMap(map: Value, at: string, assumed: boolean, expansion: Expansion): Value {
  const expanded: Value = {};
  expansion.trace?.make(expanded, at);
  for (const [name, written] of Object.entries(map)) {
    const place = expansion.trace ? joinPointer(at, name) : "";
    const schema = expandSchema(written, place, assumed, expansion, true);
    expanded[name] = withMark(schema, markOf(written, assumed));
    expansion.trace?.set(expanded, name, place);
  }
  return expanded;
}

export function isObject(value: unknown): value is Value {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
