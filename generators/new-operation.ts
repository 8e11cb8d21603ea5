import { nearestName } from "../src/schema/nearest-name.ts";
import { asObject, type Project } from "../src/schema/project/project.ts";
import type { SchemaFile } from "../src/schema/project/schema-file.ts";
import { noSuchName } from "./no-such-name.ts";
import {
  OPERATION_EFFECTS,
  type OperationEffect,
  operationSkeleton,
  readsOnly,
  RECORD_COLUMNS,
  recordSkeleton,
} from "./operation-skeleton.ts";
import { addToJsonList, setInJson, setInShortForm } from "./set-in-json.ts";
import { shortenComponent } from "./short-form/shorten-document.ts";
import { shortenOperation } from "./short-form/shorten-operation.ts";

export interface OperationOptions {
  /** `<area>.<name>`, with the resource between them where an area has several: `parcel.page`. */
  readonly id: string;
  readonly method: string;
  /** Without the base that all of the area's paths have. */
  readonly path: string;
  readonly title: string;
  /** Codes any of which opens it. */
  readonly permission: readonly string[];
  /** Its effect, where the last word of its id does not say so. */
  readonly effect?: string | undefined;
  /** The title of one record; by default the title of the page without 列表. */
  readonly record?: string | undefined;
  readonly assumed?: boolean;
  /** In the catalogue alone: no code serves it yet. */
  readonly planned?: boolean;
}

const ID = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;
const BASE = "/api";
const FOR_EVERYONE = "schemas/permissions/for-everyone.json";

/** Words that end an id and say what it does. */
const EFFECT_OF_WORD: Readonly<Record<string, OperationEffect>> = {
  list: "page",
  add: "create",
  modify: "update",
  remove: "delete",
};

/**
 * An operation of the catalogue, which the record store serves as it is described there. Gives the changed files,
 * path → text; throws an Error that says what to mend.
 */
export function newOperation(project: Project, options: OperationOptions): ReadonlyMap<string, string> {
  const effect = assertValid(project, options);
  const { id, planned = false, assumed = false, title } = options;
  const resource = id.split(".").slice(0, -1).join(".");
  const kind = camel(resource);
  assertRecords(project, resource, kind, effect);
  const file = `schemas/api/${id.split(".")[0]}.json`;
  const record = pascal(resource.split(".").slice(1).join(".") || resource);
  const document = project.files.get(file);
  const stored = asObject(
    asObject(asObject(asObject(project.files.get(file)?.value).components).schemas)[record],
  );
  const recordTitle =
    options.record ??
    (typeof stored.title === "string" ? stored.title : title.replace(/(列表|分页|查询)$/, ""));
  const fields = Object.keys(asObject(stored.properties)).filter((name) => !RECORD_COLUMNS.includes(name));
  const operation = operationSkeleton({
    id,
    title,
    effect,
    kind,
    record,
    recordTitle,
    fields,
    assumed,
    planned,
    method: options.method as "get" | "post",
    permission: options.permission,
    required: fields.filter((name) => !acceptsNull(asObject(stored.properties)[name])),
  });
  const skeleton = stored.properties === undefined ? recordSkeleton(recordTitle, kind, assumed) : undefined;
  const text =
    document && !document.written
      ? withOperation(document.text, options, operation, record, skeleton)
      : withShortOperation(document, options, operation, record, skeleton ?? stored, recordTitle);
  return new Map([[file, text], ...opened(project, options)]);
}

/** A document of OpenAPI with one operation more, and its record where it is new. */
function withOperation(
  text: string,
  { path, method }: OperationOptions,
  operation: object,
  record: string,
  skeleton: object | undefined,
): string {
  const described = skeleton ? setInJson(text, ["components", "schemas", record], skeleton) : text;
  return setInJson(described, ["paths", path, method], operation);
}

/** The same for an area in the short form, which a new one is. */
function withShortOperation(
  document: SchemaFile | undefined,
  { id, path, method }: OperationOptions,
  operation: object,
  record: string,
  schema: object,
  title: string,
): string {
  const text = document?.text ?? JSON.stringify({ title, base: BASE, operations: {}, schemas: {} });
  const schemas = asObject(asObject(asObject(document?.value).components).schemas);
  const localNames = new Set([...Object.keys(schemas), record]);
  const described =
    schemas[record] === undefined
      ? setInShortForm(text, ["schemas", record], shortenComponent(schema, localNames))
      : text;
  const short = shortenOperation({ ...operation }, { method, path }, localNames);
  return setInShortForm(described, ["operations", id], short);
}

/** An operation that needs no code is listed as such. */
function opened(project: Project, { id, permission }: OperationOptions): [string, string][] {
  const list = project.files.get(FOR_EVERYONE);
  if (!list || !permission.includes("signed-in")) return [];
  return [[FOR_EVERYONE, addToJsonList(list.text, ["signed-in"], id)]];
}

function assertValid(project: Project, options: OperationOptions): OperationEffect {
  const { id, method, path, permission } = options;
  if (!ID.test(id)) throw new Error(`"${id}" is no operation id: <area>.<name>, such as parcel.page`);
  if (project.operations.has(id)) throw new Error(`there is an operation "${id}" already`);
  if (method !== "get" && method !== "post") throw new Error(`"${method}" must be one of get, post`);
  if (!/^\/[\w/-]+$/.test(path))
    throw new Error(`"${path}" is no path: /parcel/page; one with {…} is written by hand`);
  const whole = baseOf(project, id) + path;
  const existing = project.allOperations.find(
    (candidate) => candidate.path === whole && candidate.method === method,
  );
  if (existing) throw new Error(`${method} ${whole} is that of "${existing.id}" already`);
  if (permission.length === 0)
    throw new Error("say who may call it: --permission <code>, or signed-in for everybody");
  for (const code of permission) {
    if (code !== "signed-in" && !project.permissions.has(code))
      throw noSuchName("permission code", code, "schemas/permissions", project.permissions.keys());
  }
  const effect = effectOf(options);
  if (method === "get" && !readsOnly(effect))
    throw new Error(`"${id}" writes (${effect}), which a get must not`);
  return effect;
}

function baseOf(project: Project, id: string): string {
  const { servers } = asObject(project.files.get(`schemas/api/${id.split(".")[0]}.json`)?.value);
  const [first] = Array.isArray(servers) ? (servers as { readonly url: string }[]) : [{ url: BASE }];
  return first?.url.replace(/\/$/, "") ?? "";
}

function effectOf({ id, effect }: OperationOptions): OperationEffect {
  const word = effect ?? id.split(".").at(-1) ?? "";
  const known = OPERATION_EFFECTS.find((candidate) => candidate === word) ?? EFFECT_OF_WORD[word];
  if (known) return known;
  const nearest = nearestName(word, OPERATION_EFFECTS);
  const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
  throw new Error(`"${word}" does not say what "${id}" does: --does ${OPERATION_EFFECTS.join("|")}${hint}`);
}

/** A kind of record begins with its page; one that code keeps is not for the record store. */
function assertRecords(project: Project, resource: string, kind: string, effect: OperationEffect): void {
  if (project.records.has(kind)) return;
  const byHand = project.allOperations.find(
    ({ id, recordUse, planned }) => !planned && !recordUse && id.slice(0, id.lastIndexOf(".")) === resource,
  );
  if (byHand)
    throw new Error(
      `"${resource}" has rules of its own: write the operation and its handler by hand, beside that of ${byHand.id}`,
    );
  if (effect !== "page")
    throw new Error(`"${resource}" begins with its page: npm run new -- operation ${resource}.page …`);
}

function acceptsNull(schema: unknown): boolean {
  const { type } = asObject(schema);
  return Array.isArray(type) && type.includes("null");
}

/** `role.memo` → `roleMemo` */
function camel(name: string): string {
  return name.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  return name.replaceAll(/(^|\.)(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase());
}
