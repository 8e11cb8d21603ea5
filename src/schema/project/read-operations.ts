import { asList, asObject, asText, byName } from "./as-object.ts";
import { type BrokenReference, followReferences } from "./follow-references.ts";
import { typesOf, type JsonSchema } from "./json-schema.ts";
import type { Operation } from "./operation.ts";
import { readExtensions } from "./read-extensions.ts";
import { readRecords } from "./read-records.ts";
import { readSchema } from "./read-schema.ts";
import type { RecordType } from "./record-type.ts";
import { joinPointer, type SchemaFile } from "./schema-file.ts";

const JSON_MEDIA = "application/json";
const FILE: JsonSchema = { type: "string", format: "binary" };
const METHODS = ["get", "put", "post", "delete", "patch"] as const;

interface CatalogueDocument {
  /** In the document's order; those without an id are left out. */
  readonly operations: readonly Operation[];
  readonly records: readonly RecordType[];
  readonly broken: readonly BrokenReference[];
  /** Every file that was looked at for it, and what stood there. */
  readonly from: ReadonlyMap<string, SchemaFile | undefined>;
}

const documents = new WeakMap<SchemaFile, CatalogueDocument>();

/** One document of the catalogue, references followed; read again only when it or what it leads to has changed. */
export function readDocument(file: SchemaFile, files: ReadonlyMap<string, SchemaFile>): CatalogueDocument {
  const known = documents.get(file);
  if (known && [...known.from].every(([path, before]) => files.get(path) === before)) return known;
  const from = new Map<string, SchemaFile | undefined>();
  const watched = {
    get: (path: string) => {
      from.set(path, files.get(path));
      return files.get(path);
    },
  };
  const broken: BrokenReference[] = [];
  const operations = readOperations(file, watched, (one) => broken.push(one));
  const read = { operations, records: readRecords(file, watched), broken, from };
  documents.set(file, read);
  return read;
}

function readOperations(
  file: SchemaFile,
  files: Pick<ReadonlyMap<string, SchemaFile>, "get">,
  report: (broken: BrokenReference) => void,
): Operation[] {
  const document = asObject(file.value);
  const operations: Operation[] = [];
  for (const [route, value] of Object.entries(asObject(document.paths))) {
    const item = asObject(value);
    for (const method of METHODS) {
      if (!item[method]) continue;
      const pointer = joinPointer("/paths", route, method);
      const raw = asObject(followReferences(item[method], { file: file.path, pointer }, files, report));
      const id = asText(raw.operationId);
      if (id === undefined) continue;
      const [server] = asList(raw.servers ?? item.servers ?? document.servers);
      const base = asText(asObject(server).url) ?? "";
      const path = base.replace(/\/$/, "") + route;
      operations.push(toOperation(raw, { id, file: file.path, pointer, method, path }));
    }
  }
  return operations;
}

type Address = Pick<Operation, "id" | "file" | "pointer" | "method" | "path">;
type Raw = Readonly<Record<string, unknown>>;

function toOperation(raw: Raw, address: Address): Operation {
  const parameters = asList(raw.parameters).map(asObject).filter(isNamed);
  const namesIn = (where: string) => parameters.filter((one) => one.in === where).map(({ name }) => name);
  const content = asObject(asObject(raw.requestBody).content);
  const [media] = Object.keys(content);
  const bodySchema = media === undefined ? undefined : readSchema(asObject(content[media]).schema);
  const answer = asObject(asObject(asObject(raw.responses)["200"]).content);
  const isFile = Object.keys(answer).length > 0 && answer[JSON_MEDIA] === undefined;
  const envelope = asObject(asObject(asObject(answer[JSON_MEDIA]).schema).properties);
  const result = isFile ? FILE : readSchema(envelope.result);
  return {
    ...address,
    title: asText(raw.summary) ?? address.id,
    pathParams: namesIn("path"),
    queryParams: namesIn("query"),
    body: media === undefined ? "none" : media === "multipart/form-data" ? "multipart" : "json",
    answer: isFile ? "file" : "json",
    request: mergeRequest(parameters, bodySchema),
    result,
    row: rowOf(result, asText(asObject(raw["x-paging"]).rows)),
    ...readExtensions(raw),
  };
}

function isNamed(parameter: Raw): parameter is Raw & { readonly name: string } {
  return typeof parameter.name === "string";
}

function mergeRequest(
  parameters: readonly (Raw & { readonly name: string })[],
  body: JsonSchema | undefined,
): JsonSchema {
  const needed = parameters.filter((one) => one.required === true || one.in === "path");
  return {
    type: "object",
    properties: byName([
      ...Object.entries(body?.properties ?? {}),
      ...parameters.map(({ name, schema }) => [name, readSchema(schema)] as const),
    ]),
    required: [...new Set([...(body?.required ?? []), ...needed.map(({ name }) => name)])],
    additionalProperties: false,
  };
}

function rowOf(result: JsonSchema, rows: string | undefined): JsonSchema | undefined {
  const list = rows ? result.properties?.[rows] : result;
  return list && typesOf(list).includes("array") ? list.items : undefined;
}
