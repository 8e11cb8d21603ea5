import { isDeepStrictEqual } from "node:util";
import { expandDocument } from "../../src/schema/project/short-form/expand-document.ts";
import { isObject, type Value } from "../../src/schema/project/short-form/expand-schema.ts";
import { METHODS, VERSION } from "../../src/schema/project/short-form/short-words.ts";
import { canonicalDocument } from "./canonical-document.ts";
import { mostAssumed } from "./most-assumed.ts";
import { shortenOperation } from "./shorten-operation.ts";
import { type OwnNames, shortenSchema } from "./shorten-schema.ts";

/** A migrated document, and the parts that keep the words of OpenAPI, each with the reason. */
export interface Shortened {
  readonly document: Value;
  readonly kept: readonly string[];
}

/**
 * A document of OpenAPI 3.1 in the short form; it stands for the same one. A path or a schema that the short form cannot
 * say stays in `paths` and `components`. Throws an Error for a document that it cannot stand for as a whole.
 */
export function shortenDocument(full: Value): Shortened {
  const { $schema, openapi, info, servers, paths, components, ...rest } = full;
  if (openapi !== VERSION)
    throw new Error(`it is OpenAPI ${String(openapi)}, the short form stands for ${VERSION}`);
  const { schemas, ...otherComponents } = isObject(components) ? components : {};
  const localNames = new Set(Object.keys(isObject(schemas) ? schemas : {}));
  const parts = shortenPaths(isObject(paths) ? paths : {}, localNames);
  const named = shortenSchemas(isObject(schemas) ? schemas : {}, localNames);
  const kept = { ...otherComponents, ...(Object.keys(named.kept).length > 0 && { schemas: named.kept }) };
  const hasOperations = Object.keys(parts.operations).length > 0;
  const hasSchemas = Object.keys(named.short).length > 0;
  const document = {
    ...($schema !== undefined && { $schema }),
    ...shortenInfo(info),
    ...shortenServers(servers),
    ...rest,
    ...(hasOperations && { operations: parts.operations }),
    ...(Object.keys(parts.kept).length > 0 && { paths: parts.kept }),
    ...((hasSchemas || !hasOperations) && { schemas: named.short }),
    ...(Object.keys(kept).length > 0 && { components: kept }),
  };
  const wanted = canonicalDocument({ ...full, components: { ...otherComponents, schemas: schemas ?? {} } });
  if (!isDeepStrictEqual(canonicalDocument(expandDocument(document)), wanted))
    throw new Error("the short form would stand for another document");
  return {
    document,
    kept: [
      ...Object.keys(parts.kept).map((path) => `${path}: the short form has no words for this path`),
      ...Object.keys(named.kept).map((name) => `${name}: the short form has no words for this schema`),
    ],
  };
}

function shortenInfo(info: unknown): Value {
  const { title, version, ...rest } = isObject(info) ? info : {};
  if (Object.keys(rest).length > 0 || typeof title !== "string") return { info };
  return { title, ...(version !== "1.0.0" && { version }) };
}

function shortenServers(servers: unknown): Value {
  if (servers === undefined) return {};
  const base = baseOf(servers);
  return base === undefined ? { servers } : { base };
}

/** The address of the only server, of which nothing else is said. */
function baseOf(servers: unknown): string | undefined {
  if (!Array.isArray(servers) || servers.length !== 1 || !isObject(servers[0])) return undefined;
  const { url, ...rest } = servers[0];
  return typeof url === "string" && Object.keys(rest).length === 0 ? url : undefined;
}

function shortenPaths(paths: Value, localNames: OwnNames): { operations: Value; kept: Value } {
  const operations: Value = {};
  const kept: Value = {};
  for (const [path, item] of Object.entries(paths)) {
    const short = isObject(item) ? shortenItem(path, item, localNames) : undefined;
    if (short?.every(([id]) => operations[id] === undefined))
      Object.assign(operations, Object.fromEntries(short));
    else kept[path] = item;
  }
  return { operations, kept };
}

/** The operations of a path by their ids; undefined when something of it would be lost. */
function shortenItem(path: string, item: Value, localNames: OwnNames): [string, Value][] | undefined {
  const { servers, ...methods } = item;
  const base = servers === undefined ? undefined : baseOf(servers);
  if (servers !== undefined && base === undefined) return undefined;
  const short = Object.entries(methods).flatMap(([method, operation]): [string, Value][] => {
    if (!METHODS.some((known) => known === method) || !isObject(operation)) return [];
    const { operationId } = operation;
    if (typeof operationId !== "string") return [];
    return [[operationId, shortenOperation(operation, { method, path, base }, localNames)]];
  });
  const document = {
    operations: Object.fromEntries(short),
    schemas: Object.fromEntries([...localNames].map((name) => [name, {}])),
  };
  const { [path]: expanded } = expandDocument(document).paths as Value;
  return isDeepStrictEqual(canonicalDocument(expanded), canonicalDocument(item)) ? short : undefined;
}

function shortenSchemas(schemas: Value, localNames: OwnNames): { short: Value; kept: Value } {
  const short: Value = {};
  const kept: Value = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const written = shortenComponent(schema, localNames);
    const stub = Object.fromEntries([...localNames].map((localName) => [localName, {}]));
    const { schemas: expanded } = expandDocument({ schemas: { ...stub, [name]: written } })
      .components as Value;
    const isSame = isDeepStrictEqual(canonicalDocument((expanded as Value)[name]), canonicalDocument(schema));
    if (isSame) short[name] = written;
    else kept[name] = schema;
  }
  return { short, kept };
}

/** A named schema in the short form, which says once for all when most of its fields are assumed. */
export function shortenComponent(schema: unknown, localNames: OwnNames): unknown {
  if (!isObject(schema) || "x-assumed" in schema || !mostAssumed([schema]))
    return shortenSchema(schema, false, localNames);
  const { title, ...rest } = shortenSchema(schema, true, localNames) as Value;
  return { ...(title !== undefined && { title }), "x-assumed": "fields", ...rest };
}
