import { valueAt } from "../../src/schema/project/follow-references.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { type FieldWords, type SchemaNode, describeField } from "./catalogue/describe-field.ts";
import { toFieldErrors } from "./catalogue/field-errors.ts";
import type { Validators } from "./catalogue/validators.ts";
import type { Validate } from "./catalogue/validate.ts";
import { type FieldError, Refusal } from "../platform/errors.ts";
import { cleanTexts } from "./clean-texts.ts";
import { paramsTidier } from "./tidy-params.ts";
import type { FormParts } from "./read-form.ts";

/** The parameters of a request, before they are validated. */
export interface RawParams {
  readonly path: object;
  readonly query: object;
  /** JSON, or the parts of a form. */
  readonly body: unknown;
}

/** Path, query and body in one object, checked against the catalogue; refuses with messages at the fields. */
export type ReadParams = (raw: RawParams) => object;

export function paramsReader(project: Project, operation: Operation, validators: Validators): ReadParams {
  const { files } = project;
  const document = files.get(operation.file)?.value;
  const schemaAt = (pointer: string) => valueAt(document, pointer) as SchemaNode;
  const validate: { readonly [part in "path" | "query" | "body"]: Validate } = {
    path: validators.parameters(operation, "path"),
    query: validators.parameters(operation, "query"),
    body: validators.body(operation),
  };
  const parameters: SchemaNode = {
    properties: Object.fromEntries(
      operation.parameters.map(({ name, pointer }) => [name, schemaAt(pointer)]),
    ),
  };
  const bodySchema: SchemaNode = operation.bodyPointer === undefined ? {} : schemaAt(operation.bodyPointer);
  const tidyParameters = paramsTidier(files, operation.file, parameters) ?? untouched;
  const tidyBody = paramsTidier(files, operation.file, bodySchema) ?? untouched;
  return (raw) => {
    const path = { ...raw.path };
    const { value: query, unsavable: inQuery } = cleanTexts({ ...(tidyParameters(raw.query) as object) });
    const sent = splitBody(operation, raw.body);
    const { value: body, unsavable: inBody } = cleanTexts(tidyBody(sent.body) as object | null);
    const wordsOf = (schema: SchemaNode) => (steps: readonly string[]) =>
      describeField(files, operation.file, schema, steps);
    const fieldErrors = [
      ...toFieldErrors([...validate.path(path), ...validate.query(query)], wordsOf(parameters)),
      ...toFieldErrors(validate.body(body), wordsOf(bodySchema)),
      ...unsavableErrors([...cleanTexts(path).unsavable, ...inQuery], wordsOf(parameters)),
      ...unsavableErrors(inBody, wordsOf(bodySchema)),
    ];
    if (fieldErrors.length > 0) throw new Refusal("validation", undefined, fieldErrors);
    return { ...path, ...query, ...body, ...sent.files };
  };
}

function unsavableErrors(
  places: readonly (readonly string[])[],
  wordsAt: (steps: readonly string[]) => FieldWords,
): FieldError[] {
  return places.slice(0, MOST_FINDINGS).map((steps) => ({
    path: steps.join("."),
    message: `${wordsAt(steps).title ?? "此项"}含有无法保存的字符，请重新输入`,
  }));
}

/** More than a user reads: an answer must not be larger than its request. */
const MOST_FINDINGS = 100;

const untouched = (value: unknown) => value;

/** A file stands in the checked body by its name: its bytes are no matter of the schema. A text in its place is none. */
function splitBody(operation: Operation, raw: unknown): { body: object | null; files: object } {
  if (operation.body !== "multipart") return { body: raw ?? null, files: {} };
  const { fields, files } = raw as FormParts;
  const names = Object.entries(files).map(([field, { name }]) => [field, name] as const);
  const texts = Object.entries(fields).filter(([field]) => !operation.uploads.has(field));
  return { body: Object.fromEntries([...texts, ...names]), files };
}

/** Parameters by name, as the parts of a request that they belong to. */
export function spreadParams(operation: Operation, params: object): RawParams {
  const placeOf = new Map(operation.parameters.map((parameter) => [parameter.name, parameter.in]));
  const part = (place: "path" | "query" | undefined) =>
    Object.fromEntries(Object.entries(params).filter(([name]) => placeOf.get(name) === place));
  return {
    path: part("path"),
    query: part("query"),
    body: operation.body === "none" ? null : part(undefined),
  };
}
