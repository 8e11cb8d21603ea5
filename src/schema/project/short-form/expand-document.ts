import { asObject } from "../as-object.ts";
import { joinPointer } from "../schema-file.ts";
import { expandOperation, methodOf } from "./expand-operation.ts";
import { type Expansion, expandSchema, isObject, type Value } from "./expand-schema.ts";
import { recordOperations } from "./record-operations.ts";
import { referrer } from "./short-reference.ts";
import { VERSION } from "./short-words.ts";
import { type Trace, traceAt } from "../expansion/trace.ts";

type Written = Readonly<Record<string, unknown>>;

/** A document of the catalogue in the short form: one that is not OpenAPI, and describes operations or schemas. */
export function isShortDocument(value: unknown): value is Value {
  if (!isObject(value) || value.openapi !== undefined || value.swagger !== undefined) return false;
  return value.operations !== undefined || value.schemas !== undefined;
}

/** The document of OpenAPI 3.1 that a short one stands for. Parts written in the words of OpenAPI stay. */
export function expandDocument(written: Value, trace?: Trace): Value {
  const {
    title,
    version,
    base,
    operations,
    records,
    schemas,
    paths,
    components,
    $schema: _grammar,
    ...rest
  } = written;
  const localNames = [schemas, asObject(components).schemas].flatMap((map) => Object.keys(asObject(map)));
  const expansion: Expansion = { refer: referrer(new Set(localNames)), trace };
  const document: Value = { openapi: VERSION };
  trace?.make(document, "");
  const put = (key: string, value: unknown, word: string) => {
    document[key] = value;
    trace?.set(document, key, `/${word}`);
  };
  put("info", made({ title, version: version ?? "1.0.0" }, "/title", trace), "title");
  if (base !== undefined) put("servers", serversOf(base, "/base", trace), "base");
  for (const [word, value] of Object.entries(rest)) put(word, value, word);
  const expanded = expandPaths(asObject(operations), asObject(paths), expansion);
  for (const [name, record] of Object.entries(asObject(records)))
    addRecord(expanded, name, record, { operations, schemas }, expansion);
  put("paths", expanded, "operations");
  put("components", expandComponents(asObject(schemas), asObject(components), expansion), "schemas");
  return document;
}

function serversOf(base: unknown, at: string, trace: Trace | undefined): Value[] {
  return made([made({ url: base }, at, trace)], at, trace);
}

function expandPaths(operations: Written, written: Written, expansion: Expansion): Value {
  const { trace } = expansion;
  const paths = made<Value>({}, "/operations", trace);
  for (const [path, item] of Object.entries(written)) {
    const at = joinPointer("/paths", path);
    paths[path] = copied(item, at, trace);
    trace?.set(paths, path, at);
  }
  for (const [id, operation] of Object.entries(operations))
    addOperation(paths, id, operation, joinPointer("/operations", id), expansion);
  return paths;
}

function addOperation(paths: Value, id: string, operation: unknown, at: string, expansion: Expansion): void {
  const { trace } = expansion;
  const method = isObject(operation) ? methodOf(operation) : undefined;
  if (!isObject(operation) || method === undefined) return;
  const item = itemOf(paths, String(operation[method]), joinPointer(at, method), trace);
  if (operation.base !== undefined) {
    item.servers = serversOf(operation.base, joinPointer(at, "base"), trace);
    trace?.set(item, "servers", joinPointer(at, "base"));
  }
  item[method] = expandOperation(id, operation, at, expansion);
  trace?.set(item, method, at, { name: { pointer: joinPointer(at, method), of: "key" } });
}

/**
 * Adds the usual operations of a record, where the document has none of the same id, at the place of the record's
 * word.
 */
function addRecord(
  paths: Value,
  name: string,
  record: unknown,
  { operations, schemas }: Written,
  expansion: Expansion,
): void {
  const at = joinPointer("/records", name);
  for (const { id, operation, word } of recordOperations(name, record, asObject(schemas))) {
    if (Object.hasOwn(asObject(operations), id)) continue;
    const trace = expansion.trace && traceAt(expansion.trace, joinPointer(at, word));
    addOperation(paths, id, operation, at, { ...expansion, trace });
  }
}

/** Operations of one path stand in one item, whose name is the value of the first operation's method. */
function itemOf(paths: Value, path: string, at: string, trace: Trace | undefined): Value {
  const known = paths[path];
  if (isObject(known)) return known;
  const item = made<Value>({}, at, trace);
  paths[path] = item;
  trace?.set(paths, path, at, { name: { pointer: at, of: "value" } });
  return item;
}

function expandComponents(schemas: Written, written: Written, expansion: Expansion): Value {
  const { trace } = expansion;
  const expanded = copied(asObject(written.schemas), "/components/schemas", trace) as Value;
  for (const [name, schema] of Object.entries(schemas)) {
    const at = joinPointer("/schemas", name);
    expanded[name] = expandSchema(schema, at, false, expansion);
    trace?.set(expanded, name, at);
  }
  const components = copied(written, "/components", trace) as Value;
  components.schemas = expanded;
  trace?.set(components, "schemas", "/schemas");
  return components;
}

/** An object that may be added to, with what was written at the place. */
function copied(value: unknown, at: string, trace: Trace | undefined): unknown {
  if (!isObject(value)) return value;
  const copy = made({ ...value }, at, trace);
  for (const key of Object.keys(value)) trace?.set(copy, key, joinPointer(at, key));
  return copy;
}

function made<Made extends object>(value: Made, at: string, trace: Trace | undefined): Made {
  trace?.make(value, at);
  return value;
}
