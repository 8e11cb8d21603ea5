import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { valueAt } from "../../project/follow-references.ts";
import { typesOf } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject } from "../../project/project.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import type { Check, Finding } from "../check-context.ts";
import { nearName, finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";
import { shapeFindings } from "../written/shape-findings.ts";
import { valuesInFile } from "../values-in-file.ts";

const EFFECTS = ["read", "write"];
/** Formats of JSON Schema that only look like a slip in one of ours. */
const FOREIGN_FORMATS: ReadonlySet<string> = new Set(["iri", "time", "uri-reference"]);
const TABLE_EXTENSIONS = ["x-enum", "x-state", "x-names"];
const EXTENSIONS = [
  ...TABLE_EXTENSIONS,
  "x-accept",
  "x-assumed",
  "x-can",
  "x-context",
  "x-counts",
  "x-effect",
  "x-filter",
  "x-from",
  "x-full-body",
  "x-job",
  "x-kept",
  "x-mask",
  "x-no-loading",
  "x-own-sign-in",
  "x-paging",
  "x-partial",
  "x-permission",
  "x-planned",
  "x-quiet-codes",
  "x-record",
  "x-ref",
  "x-replaced-by",
  "x-resource",
  "x-secret",
  "x-socket",
  "x-sort",
  "x-timeout-message",
  "x-unlogged",
  "x-version",
];
const SCHEMA_PLACE = /(\/parameters\/\d+|\/content\/[^/]+)\/schema$|^\/components\/schemas\/[^/]+$/;

export const catalogueOperation: Check = {
  slug: "catalogue-operation",
  holds:
    "The catalogue says what all else is held against: schemas that JSON Schema can read, whether a call writes, whole numbers for page, size and total and a list for the rows where `x-paging` says, a parameter for each `{name}` of a path, words and formats that are spelt right.",
  why: "Every other rule believes the catalogue; what is wrong there makes all of them silent or wrong.",
  isOfCatalogue: true,
  *run({ project, contracts }) {
    const known = contracts.fields.flatMap(({ formats }) => formats);
    for (const file of project.files.values()) {
      if (!file.path.startsWith("schemas/api/")) continue;
      yield* schemas(file);
      yield* mistypedFormats(file, known);
      yield* mistypedExtensions(file);
    }
    for (const operation of project.allOperations) {
      const file = project.files.get(operation.file);
      if (!file) continue;
      const at = { file, pointer: operation.pointer };
      yield* effect(below(at, "x-effect"), asObject(valueAt(file.value, operation.pointer))["x-effect"]);
      yield* paging(below(at, "x-paging"), operation);
      yield* pathParameters(at, operation);
    }
  },
};

let metaschema: ValidateFunction | undefined;

/** JSON Schema as it says itself. */
function readMetaschema(): ValidateFunction {
  const options = { strict: false, validateFormats: false, allErrors: true, verbose: true } as const;
  metaschema ??= new Ajv2020(options).getSchema("https://json-schema.org/draft/2020-12/schema");
  if (!metaschema) throw new Error("ajv comes without the metaschema of JSON Schema 2020-12.");
  return metaschema;
}

const findingsByFile = new WeakMap<SchemaFile, readonly Finding[]>();

/** Faults of a document's schemas hang on nothing else, and documents seldom change between two checks. */
function schemas(file: SchemaFile): readonly Finding[] {
  const known = findingsByFile.get(file) ?? [...schemaFindings(file)];
  findingsByFile.set(file, known);
  return known;
}

function* schemaFindings(file: SchemaFile): Iterable<Finding> {
  const reported = new Set<string>();
  for (const { value, at } of valuesInFile(file)) {
    if (!SCHEMA_PLACE.test(at.pointer)) continue;
    for (const fault of shapeFindings(readMetaschema(), value, at)) {
      // A value that fits none of several shapes is reported once, not once for each of them.
      if (reported.has(fault.at.pointer)) continue;
      reported.add(fault.at.pointer);
      yield fault;
    }
  }
}

/** Other formats than those of field kinds are another system's business, but a slip would quietly show plain text. */
function* mistypedFormats(file: SchemaFile, known: readonly string[]): Iterable<Finding> {
  for (const { key, value, at } of valuesInFile(file)) {
    if (key !== "format" || typeof value !== "string" || known.includes(value)) continue;
    const near = FOREIGN_FORMATS.has(value) ? {} : nearName(value, known);
    if (near.hint !== undefined)
      yield finding(at, `${JSON.stringify(value)} is the format of no field kind`, near);
  }
}

/** Other extensions than ours are another system's business too, but a slip would quietly say nothing. */
function* mistypedExtensions(file: SchemaFile): Iterable<Finding> {
  for (const { key, value, at } of valuesInFile(file)) {
    if (key === undefined || !key.startsWith("x-")) continue;
    const near = EXTENSIONS.includes(key) ? {} : nearName(key, EXTENSIONS);
    if (near.hint !== undefined)
      yield finding(at, `${JSON.stringify(key)} says nothing here`, { ...near, of: "key" });
    if (TABLE_EXTENSIONS.includes(key) && typeof value !== "string") {
      yield finding(at, "must be a name, as text");
    }
  }
}

/** Without an effect, a call counts as writing. */
function* effect(at: Place, value: unknown): Iterable<Finding> {
  if (value === undefined || EFFECTS.includes(textOf(value))) return;
  yield finding(at, `${JSON.stringify(value)} must be one of "read", "write"`, nearName(value, EFFECTS));
}

function* paging(at: Place, { id, paging: written, request, result }: Operation): Iterable<Finding> {
  if (!written) return;
  const places = [
    { key: "page", holder: request, what: `no parameter of ${id}`, type: "integer" },
    { key: "size", holder: request, what: `no parameter of ${id}`, type: "integer" },
    { key: "rows", holder: result, what: `no property of the result of ${id}`, type: "array" },
    { key: "total", holder: result, what: `no property of the result of ${id}`, type: "integer" },
  ] as const;
  for (const { key, holder, what, type } of places) {
    const known = Object.keys(holder.properties ?? {});
    const name = written[key];
    const property = holder.properties?.[name];
    if (!known.includes(name)) yield unknownName(below(at, key), name, what, known);
    else if (property && typesOf(property).some(isType) && !typesOf(property).includes(type)) {
      const wanted = type === "array" ? "list" : "whole number";
      yield finding(below(at, key), `${JSON.stringify(name)} is no ${wanted}`);
    }
  }
}

/** An unknown type is reported where it stands. */
function isType(type: string): boolean {
  return ["array", "boolean", "integer", "null", "number", "object", "string"].includes(type);
}

function* pathParameters(at: Place, { path, parameters }: Operation): Iterable<Finding> {
  for (const [, name = ""] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (parameters.some((parameter) => parameter.in === "path" && parameter.name === name)) continue;
    yield finding(at, `its address holds {${name}}, but no parameter "in": "path" has that name`);
  }
}
