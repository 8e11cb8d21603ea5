import { asObject, asText, byName } from "./as-object.ts";
import type { JsonSchema } from "./json-schema.ts";

type Reader = (value: unknown) => unknown;

const number: Reader = (value) => (typeof value === "number" ? value : undefined);
const flag: Reader = (value) => (typeof value === "boolean" ? value : undefined);
const list: Reader = (value) => (Array.isArray(value) ? value : undefined);
const texts: Reader = (value) =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined;
const schema: Reader = (value) => (isObject(value) ? readSchema(value) : value === true ? {} : undefined);
const schemas: Reader = (value) => (Array.isArray(value) ? value.map(readSchema) : undefined);
const schemasByName: Reader = (value) =>
  isObject(value)
    ? byName(Object.entries(value).map(([name, part]) => [name, readSchema(part)] as const))
    : undefined;

const READERS: { readonly [keyword in keyof JsonSchema]-?: Reader } = {
  $ref: asText,
  type: (value) => asText(value) ?? texts(value),
  title: asText,
  description: asText,
  format: asText,
  enum: list,
  const: (value) => value,
  properties: schemasByName,
  required: texts,
  additionalProperties: (value) => flag(value) ?? schema(value),
  items: schema,
  allOf: schemas,
  anyOf: schemas,
  oneOf: schemas,
  minimum: number,
  maximum: number,
  multipleOf: number,
  minLength: number,
  maxLength: number,
  minItems: number,
  maxItems: number,
  uniqueItems: flag,
  pattern: asText,
  default: (value) => value,
  "x-enum": asText,
  "x-state": asText,
  "x-names": asText,
  "x-assumed": flag,
  "x-accept": texts,
  "x-ref": asText,
  "x-from": asText,
  "x-mask": asText,
  "x-can": flag,
  "x-filter": (value) => (value === false || isObject(value) ? value : undefined),
};

const known = new WeakMap<object, JsonSchema>();

/**
 * The keywords of a schema that have the form of JSON Schema; the rest, which the check reports, is left out. One
 * object is read once: all its uses share the schema.
 */
export function readSchema(value: unknown): JsonSchema {
  const written = asObject(value);
  const read = known.get(written) ?? readKeywords(written);
  known.set(written, read);
  return read;
}

function readKeywords(source: Readonly<Record<string, unknown>>): JsonSchema {
  return Object.fromEntries(
    Object.entries(source).flatMap(([keyword, written]) => {
      const read = Object.hasOwn(READERS, keyword) ? READERS[keyword as keyof JsonSchema](written) : written;
      return read === undefined ? [] : [[keyword, read]];
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
