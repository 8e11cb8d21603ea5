import type { JSONSchema } from "json-schema-to-typescript";
import { resolveReference } from "../src/schema/project/follow-references.ts";
import { typesOf, type JsonSchema } from "../src/schema/project/json-schema.ts";
import type { Project } from "../src/schema/project/project.ts";
import { nameRecords } from "./name-records.ts";

/** A schema as it stands in a file, its references not yet followed. */
export interface Located {
  readonly schema: JsonSchema;
  readonly file: string;
}

/** One bundle of type schemas, and the records that they share. */
export interface Bundle {
  readonly project: Project;
  readonly recordNames: ReadonlyMap<string, string>;
  /** The records that were referred to so far, by the names that the references use. */
  readonly definitions: Map<string, JSONSchema>;
  /** Addresses whose schemas are being written: one that comes again would never end. */
  readonly underWay: Set<string>;
}

const UNKNOWN: JSONSchema = { tsType: "unknown" };
/** The compiler would write `{}`, which every value fits. */
const EMPTY: JSONSchema = { tsType: "Record<string, never>" };
const NULL: JSONSchema = { type: "null" };

export function createBundle(project: Project): Bundle {
  return { project, recordNames: nameRecords(project), definitions: new Map(), underWay: new Set() };
}

/**
 * The part of a schema that makes its type: limits and defaults are gone, a code table has become its values, objects
 * are closed. A record of `components/schemas` becomes a definition, all else is written where it is used.
 */
export function typeSchema({ schema, file }: Located, bundle: Bundle): JSONSchema {
  if (schema.$ref !== undefined) return referenced(schema, file, bundle);
  return describe(shape(schema, file, bundle), schema);
}

/** An object of these members alone. */
export function closedObject(
  properties: Record<string, JSONSchema>,
  required: readonly string[] = Object.keys(properties),
): JSONSchema {
  return { type: "object", properties, required: [...required], additionalProperties: false };
}

function shape(schema: JsonSchema, file: string, bundle: Bundle): JSONSchema {
  const each = (parts: readonly JsonSchema[]) =>
    parts.map((part) => typeSchema({ schema: part, file }, bundle));
  const values = valuesOf(schema, bundle.project);
  if (values.length > 0) return { enum: values };
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return { anyOf: each(alternatives) };
  if (schema.allOf) return { allOf: each(schema.allOf) };
  const [only = UNKNOWN, ...others] = typesOf(schema).map((type) => shapeOfType(type, schema, file, bundle));
  return others.length === 0 ? only : { anyOf: [only, ...others] };
}

function shapeOfType(type: string, schema: JsonSchema, file: string, bundle: Bundle): JSONSchema {
  switch (type) {
    case "object":
      return shapeOfObject(schema, file, bundle);
    case "array": {
      const table = schema["x-enum"] === undefined ? {} : { "x-enum": schema["x-enum"] };
      return { type, items: typeSchema({ schema: { ...table, ...schema.items }, file }, bundle) };
    }
    case "string":
      return schema.format === "binary" ? { tsType: "Blob" } : { type };
    case "integer":
    case "number":
    case "boolean":
    case "null":
      return { type };
    default:
      return UNKNOWN;
  }
}

function shapeOfObject(schema: JsonSchema, file: string, bundle: Bundle): JSONSchema {
  const { properties, required = [], additionalProperties: rest } = schema;
  const member = (part: JsonSchema) => typeSchema({ schema: part, file }, bundle);
  if (!properties && rest !== false) {
    return { type: "object", additionalProperties: typeof rest === "object" ? member(rest) : UNKNOWN };
  }
  const members = Object.entries(properties ?? {}).map(([name, part]) => [name, member(part)]);
  return members.length === 0 ? EMPTY : closedObject(Object.fromEntries(members), required);
}

function referenced(schema: JsonSchema, from: string, bundle: Bundle): JSONSchema {
  const { $ref: reference = "", ...siblings } = schema;
  const { file, pointer, value } = resolveReference(bundle.project.files, from, reference);
  if (value === undefined) return UNKNOWN;
  const target = value as JsonSchema;
  const merged = { ...target, ...siblings };
  const address = `${file}#${pointer}`;
  const name = bundle.recordNames.get(address);
  if (name !== undefined && !siblings.properties && !siblings.required) {
    define(name, target, file, bundle);
    // Keywords right beside a reference would make the compiler write the record a second time.
    const record = { $ref: `#/$defs/${name}` };
    return describe({ anyOf: typesOf(merged).includes("null") ? [record, NULL] : [record] }, siblings);
  }
  if (bundle.underWay.has(address)) return UNKNOWN;
  bundle.underWay.add(address);
  const inlined = typeSchema({ schema: merged, file }, bundle);
  bundle.underWay.delete(address);
  return inlined;
}

function define(name: string, record: JsonSchema, file: string, bundle: Bundle): void {
  if (bundle.definitions.has(name)) return;
  // Before its members are read: one of them may be the record again.
  bundle.definitions.set(name, UNKNOWN);
  bundle.definitions.set(name, describe(shapeOfObject(record, file, bundle), record));
}

function describe(schema: JSONSchema, { title }: JsonSchema): JSONSchema {
  return title === undefined ? schema : { ...schema, description: title };
}

/** The values that a schema lists itself or by its code table; an array's table is that of its items. */
function valuesOf(schema: JsonSchema, project: Project): NonNullable<JSONSchema["enum"]> {
  const types = typesOf(schema);
  const table =
    project.enums.get(schema["x-enum"] ?? "") ?? project.states.get(schema["x-state"] ?? "")?.cases;
  const values = (types.includes("array") ? [] : (table ?? [])).map(({ value }) => value);
  if (values.length > 0) return types.includes("null") ? [...new Set([...values, null])] : values;
  const listed = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return listed as NonNullable<JSONSchema["enum"]>;
}
