import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Operation } from "../../../src/schema/project/operation.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import { documentsOf } from "./documents-of.ts";
import { plainNumbers } from "./plain-numbers.ts";
import { uniqueItems } from "./unique-items.ts";
import type { Validate } from "./validate.ts";
import { valueFormat } from "./value-format.ts";

export interface Validators {
  /** Turns texts of path and query into the declared types, in place. */
  readonly parameters: (operation: Operation, where: "path" | "query") => Validate;
  readonly body: (operation: Operation) => Validate;
  readonly answer: (operation: Operation) => Validate;
}

/** The base address of the documents for the validators; nothing is ever fetched from there. */
const BASE = "https://catalogue.invalid/";

/** Keywords without an effect on values; ajv also meets the top of the documents, which are no schemas. */
const ANNOTATIONS = "example x-accept x-assumed x-can x-filter x-from x-mask x-names x-record x-ref x-state"
  .split(" ")
  .concat("openapi info servers paths components".split(" "));

/** Validators of the catalogue. Each is compiled when it is first used: compiling all of them would delay the start. */
export function createValidators(project: Project): Validators {
  const strict = createAjv(project, false);
  // In an address a list of one looks like a single value.
  const coercing = createAjv(project, "array");
  const compiled = new Map<string, ValidateFunction>();
  const once = (key: string, compile: () => ValidateFunction): Validate => {
    return (value) => {
      let validate = compiled.get(key);
      if (!validate) compiled.set(key, (validate = compile()));
      return validate(value) ? [] : (validate.errors ?? []);
    };
  };
  const byPlace = (ajv: Ajv2020, { file }: Operation, pointer: string) =>
    once(`${file}#${pointer}`, () => ajv.compile(referenceTo(file, pointer)));
  return {
    // The fields of a form are texts, as those of an address are.
    body: (operation) =>
      operation.bodyPointer === undefined
        ? once("no-body", () => strict.compile(NO_BODY))
        : operation.body === "multipart"
          ? plainNumbers(byPlace(coercing, operation, operation.bodyPointer))
          : byPlace(strict, operation, operation.bodyPointer),
    answer: (operation) =>
      operation.answerPointer === undefined ? () => [] : byPlace(strict, operation, operation.answerPointer),
    parameters: (operation, where) =>
      plainNumbers(
        once(`${operation.id} ${where}`, () => coercing.compile(parametersSchema(operation, where))),
      ),
  };
}

const NO_BODY = { type: ["null", "object"], additionalProperties: false };

function parametersSchema(operation: Operation, where: "path" | "query"): object {
  const declared = operation.parameters.filter((parameter) => parameter.in === where);
  return {
    type: "object",
    properties: Object.fromEntries(
      declared.map(({ name, pointer }) => [name, referenceTo(operation.file, pointer)]),
    ),
    required: declared.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  };
}

function referenceTo(file: string, pointer: string): { readonly $ref: string } {
  return { $ref: `${BASE}${file}#${pointer.split("/").map(encodeURIComponent).join("/")}` };
}

function createAjv(project: Project, coerceTypes: false | "array"): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes,
    // 0.07 is no multiple of 0.01 to a computer, and 137410432.14 is 0.000002 off.
    multipleOfPrecision: 3,
    // Errors carry the refused value: it distinguishes a blank text from a short one.
    verbose: true,
    allowUnionTypes: true,
    strictRequired: false,
    // Only references are compiled here; the grammar of the documents is held by the check.
    validateSchema: false,
    meta: false,
  });
  ajv.addVocabulary(ANNOTATIONS);
  ajv.removeKeyword("uniqueItems").addKeyword(uniqueItems);
  ajv.removeKeyword("format").addKeyword(valueFormat);
  ajv.addKeyword({
    keyword: "x-enum",
    schemaType: "string",
    compile: (table: string) => {
      const entries = project.enums.get(table);
      if (!entries) throw new Error(`no code table "${table}"`);
      const values = new Set<unknown>(entries.map(({ value }) => value));
      return (value: unknown) => value === null || values.has(value);
    },
  });
  for (const [file, document] of documentsOf(project)) ajv.addSchema(document, BASE + file, false, false);
  return ajv;
}
