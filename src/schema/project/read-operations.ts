import { type BrokenReference, followReferences } from "./follow-references.ts";
import { typesOf, type JsonSchema } from "./json-schema.ts";
import type { Operation } from "./operation.ts";
import { joinPointer, type SchemaFile } from "./schema-file.ts";

const JSON_MEDIA = "application/json";
const FILE: JsonSchema = { type: "string", format: "binary" };
const METHODS = ["get", "put", "post", "delete", "patch"] as const;

interface RawParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

interface RawOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: {
    readonly content?: { readonly [media: string]: { readonly schema?: JsonSchema } };
  };
  readonly responses?: {
    readonly [status: string]: {
      readonly content?: { readonly [media: string]: { readonly schema?: JsonSchema } };
    };
  };
  readonly servers?: readonly { readonly url: string }[];
  readonly [extension: `x-${string}`]: unknown;
}

/** Every operation of one catalogue document, in the document's order. Operations without an id are left out. */
export function readOperations(
  file: SchemaFile,
  files: ReadonlyMap<string, SchemaFile>,
  report: (broken: BrokenReference) => void,
): Operation[] {
  const document = file.value as
    | { servers?: RawOperation["servers"]; paths?: Record<string, Record<string, unknown>> }
    | undefined;
  const operations: Operation[] = [];
  for (const [route, item] of Object.entries(document?.paths ?? {})) {
    for (const method of METHODS) {
      if (!item?.[method]) continue;
      const pointer = joinPointer("/paths", route, method);
      const raw = followReferences(item[method], { file: file.path, pointer }, files, report) as RawOperation;
      if (raw.operationId === undefined) continue;
      const base =
        (raw.servers ?? (item.servers as RawOperation["servers"]) ?? document?.servers)?.[0]?.url ?? "";
      operations.push(
        toOperation(raw, {
          id: raw.operationId,
          file: file.path,
          pointer,
          method,
          path: base.replace(/\/$/, "") + route,
        }),
      );
    }
  }
  return operations;
}

type Address = Pick<Operation, "id" | "file" | "pointer" | "method" | "path">;

function toOperation(raw: RawOperation, address: Address): Operation {
  const parameters = raw.parameters ?? [];
  const media = Object.keys(raw.requestBody?.content ?? {})[0];
  const bodySchema = media ? raw.requestBody?.content?.[media]?.schema : undefined;
  const answer = raw.responses?.["200"]?.content ?? {};
  const isFile = Object.keys(answer).length > 0 && answer[JSON_MEDIA] === undefined;
  const result = isFile ? FILE : (answer[JSON_MEDIA]?.schema?.properties?.result ?? {});
  const paging = raw["x-paging"] as Operation["paging"];
  const permission = raw["x-permission"];
  return {
    ...address,
    title: raw.summary ?? address.id,
    pathParams: parameters.filter((parameter) => parameter.in === "path").map((parameter) => parameter.name),
    queryParams: parameters
      .filter((parameter) => parameter.in === "query")
      .map((parameter) => parameter.name),
    body: media === undefined ? "none" : media === "multipart/form-data" ? "multipart" : "json",
    answer: isFile ? "file" : "json",
    request: mergeRequest(parameters, bodySchema),
    result,
    row: rowOf(result, paging?.rows),
    effect: raw["x-effect"] === "read" ? "read" : "write",
    permission: typeof permission === "string" ? [permission] : Array.isArray(permission) ? permission : [],
    paging,
    sort: raw["x-sort"] as Operation["sort"],
    job: raw["x-job"] as Operation["job"],
    fullBody: raw["x-full-body"] === true,
    planned: raw["x-planned"] === true,
    noLoading: raw["x-no-loading"] === true,
    quietCodes: (raw["x-quiet-codes"] as readonly string[] | undefined) ?? [],
    timeoutMessage: raw["x-timeout-message"] as string | undefined,
  };
}

function mergeRequest(parameters: readonly RawParameter[], body: JsonSchema | undefined): JsonSchema {
  const properties: Record<string, JsonSchema> = { ...body?.properties };
  const required = new Set(Array.isArray(body?.required) ? body.required : []);
  for (const parameter of parameters) {
    properties[parameter.name] = parameter.schema ?? {};
    if (parameter.required || parameter.in === "path") required.add(parameter.name);
  }
  return { type: "object", properties, required: [...required], additionalProperties: false };
}

function rowOf(result: JsonSchema, rows: string | undefined): JsonSchema | undefined {
  const list = rows ? result.properties?.[rows] : result;
  return list && typesOf(list).includes("array") ? list.items : undefined;
}
