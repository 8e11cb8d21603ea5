import { joinPointer } from "../schema-file.ts";
import {
  type Expansion,
  expandSchema,
  type Field,
  isObject,
  objectOf,
  readFields,
  type Value,
} from "./expand-schema.ts";
import {
  ASSUMABLE_PARTS,
  type AssumablePart,
  FILE_MEDIA,
  FORM_MEDIA,
  JSON_MEDIA,
  METHODS,
  OPENAPI_WORDS,
  READING_EFFECTS,
  SHORT_WORDS,
  SUCCESS,
} from "./short-words.ts";

/** The method that a short operation is reached by, with the word that names it; undefined when it names none. */
export function methodOf(written: Value): (typeof METHODS)[number] | undefined {
  return METHODS.find((method) => typeof written[method] === "string");
}

/** An operation of OpenAPI for a short one, written at `at` under its id. */
export function expandOperation(id: string, written: Value, at: string, expansion: Expansion): Value {
  const { trace } = expansion;
  const operation: Value = {};
  trace?.make(operation, at);
  const put = (key: string, value: unknown, word: string) => {
    operation[key] = value;
    if (trace) trace.set(operation, key, joinPointer(at, word));
  };
  operation.operationId = id;
  trace?.set(operation, "operationId", at, { value: "key" });
  for (const [word, value] of Object.entries(written)) {
    if (OPENAPI_WORDS.has(word) || word.startsWith("x-")) put(word, value, word);
    else if (!SHORT_WORDS.has(word)) put(`x-${word}`, value, word);
    else if (word === "resource") addResource(written, put);
    else if (word === "assumed") addAssumed(value, put);
  }
  const parameters = readParameters(written, at, expansion);
  if (parameters.length > 0) put("parameters", parameters, written.query === undefined ? "path" : "query");
  addBody(written, at, expansion, put);
  addAnswer(written, at, expansion, put);
  return operation;
}

type Put = (key: string, value: unknown, word: string) => void;

/** The effect on records says whether it only reads. */
function addResource(written: Value, put: Put): void {
  const { resource, effect } = written;
  if (effect === undefined && isObject(resource))
    put("x-effect", READING_EFFECTS.has(resource.does) ? "read" : "write", "resource");
  put("x-resource", resource, "resource");
}

/** Parts whose fields are assumed carry the mark at each field. */
function addAssumed(value: unknown, put: Put): void {
  if (!Array.isArray(value)) return put("x-assumed", value, "assumed");
  const rest = value.filter((part) => !isPart(part));
  if (rest.length > 0 || value.length === 0) put("x-assumed", rest, "assumed");
}

function isPart(part: unknown): part is AssumablePart {
  return ASSUMABLE_PARTS.some((known) => known === part);
}

function isAssumed({ assumed }: Value, part: AssumablePart): boolean {
  return Array.isArray(assumed) && assumed.includes(part);
}

function readParameters(written: Value, at: string, expansion: Expansion): Value[] {
  const parameters: Value[] = [];
  expansion.trace?.make(parameters, at);
  for (const where of ["path", "query"] as const) {
    const fields = written[where];
    if (!isObject(fields)) continue;
    const assumed = where === "query" && isAssumed(written, where);
    for (const field of readFields(fields, joinPointer(at, where), assumed, expansion)) {
      expansion.trace?.set(parameters, String(parameters.length), field.place);
      parameters.push(parameterOf(field, where, expansion));
    }
  }
  return parameters;
}

function parameterOf(
  { name, required, schema, mark, place }: Field,
  where: string,
  { trace }: Expansion,
): Value {
  const parameter: Value = {
    name,
    in: where,
    ...(required && { required: true }),
    ...(mark !== undefined && { "x-assumed": mark }),
    schema,
  };
  trace?.make(parameter, place);
  trace?.set(parameter, "name", place, { value: "key" });
  return parameter;
}

function addBody(written: Value, at: string, expansion: Expansion, put: Put): void {
  for (const word of ["body", "body?", "form", "form?"] as const) {
    const fields = written[word];
    if (!isObject(fields)) continue;
    const place = joinPointer(at, word);
    const schema = made({ type: "object" }, place, expansion);
    Object.assign(schema, objectOf(fields, place, isAssumed(written, "body"), expansion));
    const media = word.startsWith("form") ? FORM_MEDIA : JSON_MEDIA;
    const content = contentOf(media, schema, place, expansion);
    put("requestBody", made({ required: !word.endsWith("?"), content }, place, expansion), word);
  }
}

function addAnswer(written: Value, at: string, expansion: Expansion, put: Put): void {
  const { result, file } = written;
  const word = result === undefined ? "file" : "result";
  if (written[word] === undefined) return;
  const place = joinPointer(at, word);
  const content =
    result === undefined
      ? contentOf(FILE_MEDIA, fileOf(file), place, expansion)
      : contentOf(JSON_MEDIA, envelopeOf(result, written, place, expansion), place, expansion);
  const description = result === undefined && isObject(file) ? (file.description ?? SUCCESS) : SUCCESS;
  const answer = made({ description, content }, place, expansion);
  put("responses", made({ "200": answer }, place, expansion), word);
}

/** The short form of a file has only its title. */
function fileOf(file: unknown): Value {
  const title = isObject(file) ? file.title : undefined;
  return { ...(title !== undefined && { title }), type: "string", format: "binary" };
}

function envelopeOf(result: unknown, written: Value, at: string, expansion: Expansion): Value {
  const schema = expandSchema(result, at, isAssumed(written, "result"), expansion);
  const properties = made(
    {
      code: { $ref: "shared.json#/components/schemas/EnvelopeCode" },
      message: { $ref: "shared.json#/components/schemas/EnvelopeMessage" },
      result: schema,
    },
    at,
    expansion,
  );
  const required = ["code", "message", "result"];
  return made({ type: "object", required, properties, additionalProperties: false }, at, expansion);
}

function contentOf(media: string, schema: Value, at: string, expansion: Expansion): Value {
  return made({ [media]: made({ schema }, at, expansion) }, at, expansion);
}

/** An object all of whose parts were written at one place. */
function made(value: Value, at: string, { trace }: Expansion): Value {
  trace?.make(value, at);
  return value;
}
