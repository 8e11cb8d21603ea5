import { asList, asObject, asText, byName } from "./as-object.ts";
import { type BrokenReference, type Follow, referenceFollower } from "./follow-references.ts";
import { typesOf, type JsonSchema } from "./json-schema.ts";
import type { Operation, OperationParameter } from "./operation.ts";
import { readExtensions } from "./read-extensions.ts";
import { readRecords } from "./read-records.ts";
import { readSchema } from "./read-schema.ts";
import type { RecordType } from "./record-type.ts";
import { joinPointer, type SchemaFile } from "./schema-file.ts";

const JSON_MEDIA = "application/json";
const FORM_MEDIA = "multipart/form-data";
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
  const follow = referenceFollower(watched, (reference) => broken.push(reference));
  const operations = readOperations(file, follow);
  // A record may contain itself; a broken reference is reported by its operations.
  const records = readRecords(
    file,
    referenceFollower(watched, () => undefined),
  );
  const read = { operations, records, broken, from };
  documents.set(file, read);
  return read;
}

function readOperations(file: SchemaFile, follow: Follow): Operation[] {
  const document = asObject(file.value);
  const operations: Operation[] = [];
  for (const [route, value] of Object.entries(asObject(document.paths))) {
    const item = asObject(value);
    for (const method of METHODS) {
      if (!item[method]) continue;
      const pointer = joinPointer("/paths", route, method);
      const raw = asObject(follow(item[method], { file: file.path, pointer }));
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
    parameters: placedParameters(raw, address.pointer),
    body: media === undefined ? "none" : media === FORM_MEDIA ? "multipart" : "json",
    bodyPointer:
      media === undefined
        ? undefined
        : joinPointer(address.pointer, "requestBody", "content", media, "schema"),
    uploads: uploadsOf(asObject(content[FORM_MEDIA])),
    answer: isFile ? "file" : "json",
    answerPointer: isFile
      ? undefined
      : joinPointer(address.pointer, "responses", "200", "content", JSON_MEDIA, "schema"),
    request: mergeRequest(parameters, bodySchema),
    result,
    row: rowOf(result, asText(asObject(raw["x-paging"]).rows)),
    ...readExtensions(raw),
  };
}

function placedParameters(raw: Raw, pointer: string): OperationParameter[] {
  return asList(raw.parameters).flatMap((entry, index): OperationParameter[] => {
    const { name, in: place, required } = asObject(entry);
    if (typeof name !== "string" || (place !== "path" && place !== "query")) return [];
    const schema = joinPointer(pointer, "parameters", index, "schema");
    return [{ name, in: place, required: required === true, pointer: schema }];
  });
}

function uploadsOf(form: Raw): Operation["uploads"] {
  const properties = Object.entries(readSchema(form.schema).properties ?? {});
  return new Map(
    properties
      .filter(([, { format }]) => format === "binary")
      .map(([name, { "x-accept": endings }]) => [name, endings] as const),
  );
}

function isNamed(parameter: Raw): parameter is Raw & { readonly name: string } {
  return typeof parameter.name === "string";
}

function mergeRequest(
  parameters: readonly (Raw & { readonly name: string })[],
  body: JsonSchema | undefined,
): JsonSchema {
  const needed = parameters.filter((parameter) => parameter.required === true || parameter.in === "path");
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
