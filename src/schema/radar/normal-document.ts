import { asList, asObject, asText } from "../project/as-object.ts";
import { valueAt } from "../project/follow-references.ts";

type Value = Readonly<Record<string, unknown>>;

const METHODS = ["get", "put", "post", "delete", "patch"];
const JSON_MEDIA = "application/json";
/** More references after each other lead in a circle. */
const MOST_REFERENCES = 8;

/** The address of an operation, and its name in its document. */
export interface Address {
  readonly method: string;
  /** With the path of the server, without its host. */
  readonly path: string;
  readonly id: string | undefined;
}

/** The addresses of a document in its order. */
export function addressesOf(document: unknown): Address[] {
  const { paths, servers } = asObject(document);
  return Object.entries(asObject(paths)).flatMap(([path, value]) => {
    const item = asObject(value);
    return METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const operation = asObject(item[method]);
      const base = baseOf(operation.servers ?? item.servers ?? servers) ?? "";
      return { method, path: base + path, id: asText(operation.operationId) };
    });
  });
}

/**
 * A foreign document as the catalogue would write it: every operation has a name, parameters stand at the operation,
 * the answer is a 200 in JSON in its envelope, `nullable` is a type, and addresses have no host. `names` are those of
 * its operations, in the order of its addresses.
 */
export function normalDocument(document: unknown, names: readonly string[]): Value {
  const written = asObject(withNullTypes(document));
  const waiting = [...names];
  const paths = Object.entries(asObject(written.paths)).map(([path, value]) => {
    const item = asObject(value);
    const operations = METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const operation: Value = { ...asObject(item[method]), operationId: waiting.shift() };
      const base = baseOf(operation.servers ?? item.servers ?? written.servers) ?? "";
      return [method, normalOperation(operation, asList(item.parameters), base, written)];
    });
    return [path, Object.fromEntries(operations)];
  });
  return { ...written, paths: Object.fromEntries(paths) };
}

function normalOperation(operation: Value, shared: readonly unknown[], base: string, root: Value): Value {
  const ownParameters = asList(operation.parameters);
  const names = new Set(ownParameters.map(nameAndPlace));
  const parameters = [...shared.filter((parameter) => !names.has(nameAndPlace(parameter))), ...ownParameters];
  const body = asObject(operation.requestBody);
  return {
    ...operation,
    servers: [{ url: base }],
    ...(parameters.length > 0 && { parameters }),
    ...(body.content !== undefined && {
      requestBody: { ...body, content: jsonFirst(asObject(body.content)) },
    }),
    responses: { "200": normalAnswer(asObject(operation.responses), root) },
  };
}

function nameAndPlace(parameter: unknown): string {
  const { name, in: where, $ref } = asObject(parameter);
  return JSON.stringify([name, where, $ref]);
}

function normalAnswer(responses: Value, root: Value): Value {
  const success = Object.keys(responses).find((status) => /^2(\d\d|XX)$/.test(status));
  const answer = followed(responses["200"] ?? responses[success ?? "default"], root);
  if (answer.content === undefined) return answer;
  const content = jsonFirst(asObject(answer.content));
  const media = asObject(content[JSON_MEDIA]);
  if (media.schema === undefined) return { ...answer, content };
  const schema = { type: "object", properties: { result: resultOf(media.schema, root) ?? media.schema } };
  return { ...answer, content: { [JSON_MEDIA]: { ...media, schema } } };
}

/** The content of the envelope; undefined when the answer is described without one: a record may have a `result` too. */
function resultOf(schema: unknown, root: Value): unknown {
  const properties = propertiesOf(schema, root);
  return properties.code === undefined ? undefined : properties.result;
}

/** The properties of all parts of a schema. */
function propertiesOf(schema: unknown, root: Value): Value {
  const { properties, allOf } = followed(schema, root);
  const parts = asList(allOf).map((part) => propertiesOf(part, root));
  return Object.assign({}, ...parts, asObject(properties)) as Value;
}

/** The targets of references within the document. */
function followed(value: unknown, root: Value): Value {
  let target = asObject(value);
  for (let steps = 0; steps < MOST_REFERENCES; steps += 1) {
    const reference = asText(target.$ref);
    if (reference === undefined || !reference.startsWith("#")) return target;
    target = asObject(valueAt(root, reference.slice(1)));
  }
  return target;
}

/** Generators write any media type for JSON. */
function jsonFirst(content: Value): Value {
  const [first] = Object.entries(content)
    .filter(([name, media]) => isJson(name) && asObject(asObject(media).schema).format !== "binary")
    .map(([name]) => name);
  return first === undefined ? content : { [JSON_MEDIA]: content[first] };
}

function isJson(media: string): boolean {
  return media === "*/*" || /\bjson\b/.test(media);
}

/** The path of the first server's address, without a slash at its end; undefined when there is none. */
function baseOf(servers: unknown): string | undefined {
  const url = asText(asObject(asList(servers)[0]).url);
  return url?.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/\/$/, "");
}

/** OpenAPI 3.0 says `nullable` where 3.1 has a type more. */
function withNullTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullTypes);
  if (value === null || typeof value !== "object") return value;
  const { nullable, ...rest } = value as Value;
  const read = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, withNullTypes(part)]));
  if (nullable !== true || typeof read.type !== "string")
    return nullable === undefined ? read : { ...read, nullable };
  return {
    ...read,
    type: [read.type, "null"],
    ...(Array.isArray(read.enum) && { enum: [...new Set([...(read.enum as unknown[]), null])] }),
  };
}
