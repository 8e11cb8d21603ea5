import { isDeepStrictEqual } from "node:util";
import { isObject, type Value } from "../../src/schema/project/short-form/expand-schema.ts";
import {
  type AssumablePart,
  FILE_MEDIA,
  FORM_MEDIA,
  JSON_MEDIA,
  OPENAPI_WORDS,
  READING_EFFECTS,
  SHORT_WORDS,
  SUCCESS,
} from "../../src/schema/project/short-form/short-words.ts";
import { mostAssumed } from "./most-assumed.ts";
import { isClosedObject, type OwnNames, shortenFields, shortenSchema } from "./shorten-schema.ts";

/** Address of an operation. */
interface Address {
  readonly method: string;
  readonly path: string;
  /** Of its own, in place of the document's. */
  readonly base?: unknown;
}

/** An operation of OpenAPI in the short form, under its id. Parts without short words keep those of OpenAPI. */
export function shortenOperation(
  operation: Value,
  { method, path, base }: Address,
  localNames: OwnNames,
): Value {
  const { operationId: _id, summary, parameters, requestBody, responses, ...rest } = operation;
  const mark = rest["x-assumed"];
  const isMostAssumed = mark === undefined || Array.isArray(mark) ? mostAssumed : () => false;
  const parts: Part[] = [
    shortenParameters(parameters, isMostAssumed, localNames),
    shortenBody(requestBody, isMostAssumed, localNames),
    shortenAnswer(responses, isMostAssumed, localNames),
  ];
  return {
    [method]: path,
    ...(base !== undefined && { base }),
    ...(summary !== undefined && { summary }),
    ...shortenWords(
      rest,
      parts.flatMap(({ assumed = [] }) => assumed),
    ),
    ...Object.assign({}, ...parts.map(({ words }) => words)),
  };
}

/** True when the fields of a part are said to be assumed as a whole. */
type IsMostAssumed = typeof mostAssumed;

interface Part {
  readonly words: Value;
  /** The parts whose fields are assumed as a whole. */
  readonly assumed?: readonly AssumablePart[];
}

function shortenWords(rest: Value, assumed: readonly AssumablePart[]): Value {
  const words: Value = {};
  for (const [key, value] of Object.entries(rest)) {
    const short = key.replace(/^x-/, "");
    if (key === "x-effect" && isImplied(rest)) continue;
    if (key === "x-assumed") words.assumed = Array.isArray(value) ? [...value, ...assumed] : value;
    else if (OPENAPI_WORDS.has(key)) words[key] = value;
    else words[SHORT_WORDS.has(short) && short !== "resource" ? key : short] = value;
  }
  if (assumed.length > 0 && words.assumed === undefined) words.assumed = assumed;
  return words;
}

function isImplied({ "x-effect": effect, "x-resource": resource }: Value): boolean {
  return isObject(resource) && effect === (READING_EFFECTS.has(resource.does) ? "read" : "write");
}

function shortenParameters(parameters: unknown, isMostAssumed: IsMostAssumed, localNames: OwnNames): Part {
  if (parameters === undefined) return { words: {} };
  const list = Array.isArray(parameters) ? parameters.filter(isObject) : [];
  const inPath = list.filter((parameter) => parameter.in === "path");
  const inQuery = list.filter((parameter) => parameter.in === "query");
  const isUsual =
    list.length > 0 && isDeepStrictEqual([...inPath, ...inQuery], parameters) && list.every(isUsualParameter);
  if (!isUsual) return { words: { parameters } };
  const schemas = inQuery.map((parameter) => fieldsOf([parameter]));
  const assumed = isMostAssumed(schemas);
  return {
    words: {
      ...(inPath.length > 0 && { path: shortenFields(fieldsOf(inPath), false, localNames) }),
      ...(inQuery.length > 0 && { query: shortenFields(fieldsOf(inQuery), assumed, localNames) }),
    },
    ...(assumed && { assumed: ["query"] as const }),
  };
}

function isUsualParameter(parameter: Value): boolean {
  const { name, in: where, required, "x-assumed": assumed, schema, ...rest } = parameter;
  if (typeof name !== "string" || name.endsWith("?") || name.startsWith("...")) return false;
  if (!isObject(schema) || "x-assumed" in schema || Object.keys(rest).length > 0) return false;
  if (assumed !== undefined && assumed !== true) return false;
  return required === true || (required === undefined && where === "query");
}

/** Parameters as the properties of an object. */
function fieldsOf(parameters: readonly Value[]): Value {
  const fields = parameters.map(({ name, schema, "x-assumed": assumed }) => [
    name,
    { ...(schema as Value), ...(assumed !== undefined && { "x-assumed": assumed }) },
  ]);
  const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return { required, properties: Object.fromEntries(fields) as Value };
}

function shortenBody(requestBody: unknown, isMostAssumed: IsMostAssumed, localNames: OwnNames): Part {
  if (requestBody === undefined) return { words: {} };
  const full = { words: { requestBody } };
  if (!isObject(requestBody)) return full;
  const { required, content, ...rest } = requestBody;
  const media = isObject(content) ? Object.keys(content) : [];
  if (typeof required !== "boolean" || Object.keys(rest).length > 0 || media.length !== 1) return full;
  const schema = onlySchema(content, media[0] ?? "");
  if (!schema || schema.type !== "object" || !isClosedObject(schema)) return full;
  const {
    type: _type,
    required: _required,
    properties: _fields,
    additionalProperties: _no,
    ...others
  } = schema;
  const word = { [JSON_MEDIA]: "body", [FORM_MEDIA]: "form" }[media[0] ?? ""];
  if (word === undefined || Object.keys(others).length > 0) return full;
  const assumed = isMostAssumed([schema]);
  return {
    words: { [required ? word : `${word}?`]: shortenFields(schema, assumed, localNames) },
    ...(assumed && { assumed: ["body"] as const }),
  };
}

function onlySchema(content: unknown, media: string): Value | undefined {
  const part = isObject(content) ? content[media] : undefined;
  return isObject(part) && Object.keys(part).join() === "schema" && isObject(part.schema)
    ? part.schema
    : undefined;
}

function shortenAnswer(responses: unknown, isMostAssumed: IsMostAssumed, localNames: OwnNames): Part {
  if (responses === undefined) return { words: {} };
  const full = { words: { responses } };
  if (!isObject(responses) || Object.keys(responses).join() !== "200" || !isObject(responses["200"]))
    return full;
  const { description, content, ...rest } = responses["200"];
  if (Object.keys(rest).length > 0 || !isObject(content) || Object.keys(content).length !== 1) return full;
  const file = onlySchema(content, FILE_MEDIA);
  if (file && typeof description === "string") return shortenFile(file, description) ?? full;
  const envelope = onlySchema(content, JSON_MEDIA);
  const result = envelope && description === SUCCESS ? resultOf(envelope) : undefined;
  if (result === undefined) return full;
  const assumed = isMostAssumed([result]);
  return {
    words: { result: shortenSchema(result, assumed, localNames) },
    ...(assumed && { assumed: ["result"] as const }),
  };
}

function shortenFile(file: Value, description: string): Part | undefined {
  const { title, type, format, ...rest } = file;
  if (type !== "string" || format !== "binary" || Object.keys(rest).length > 0) return undefined;
  const words = { ...(title !== undefined && { title }), ...(description !== SUCCESS && { description }) };
  return { words: { file: words } };
}

/** The result of an answer whose envelope is the usual one. */
function resultOf(envelope: Value): unknown {
  const { properties } = envelope;
  if (!isObject(properties)) return undefined;
  const { result, ...others } = properties;
  const usual = {
    type: "object",
    required: ["code", "message", "result"],
    properties: {
      code: { $ref: "shared.json#/components/schemas/EnvelopeCode" },
      message: { $ref: "shared.json#/components/schemas/EnvelopeMessage" },
    },
    additionalProperties: false,
  };
  return isDeepStrictEqual({ ...envelope, properties: others }, usual) ? result : undefined;
}
