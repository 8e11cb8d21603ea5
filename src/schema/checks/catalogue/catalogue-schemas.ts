import { resolveReference } from "../../project/follow-references.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { SchemaFile } from "../../project/schema-file.ts";
import { keptFor } from "./kept-for.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";

type Value = Readonly<Record<string, unknown>>;

/** A schema of the catalogue where it is written. A schema of both a request and an answer occurs twice. */
export interface CatalogueSchema {
  readonly schema: Value;
  readonly at: Place;
  /** True for the values of requests; false for those of answers. */
  readonly isRequest: boolean;
  /** Of a property or a parameter. */
  readonly name?: string;
  /** An answer as a whole, envelope included. */
  readonly isAnswer: boolean;
  /** A property of the envelope around an answer. */
  readonly isEnvelope: boolean;
  /** One of the parts that an `allOf` puts together. */
  readonly isPart: boolean;
}

type Role = Omit<CatalogueSchema, "schema" | "at">;

const METHODS = ["get", "put", "post", "delete", "patch"];
const ANSWERED: Role = { isRequest: false, isAnswer: false, isEnvelope: false, isPart: false };
const ASKED: Role = { ...ANSWERED, isRequest: true };

/**
 * Every schema of every request and answer: those inside them and those they refer to. The list is kept, because
 * several rules use it, and between two checks it is mostly a screen that has changed.
 */
export const catalogueSchemas = keptFor(["api"], walk);

export function catalogueDocuments(project: Project): SchemaFile[] {
  return [...project.files.values()].filter(({ path }) => path.startsWith("schemas/api/"));
}

/** Every operation as it is written, those without a name too. */
export function writtenOperations(project: Project): { readonly value: Value; readonly at: Place }[] {
  return catalogueDocuments(project).flatMap((file) =>
    Object.entries(asObject(asObject(file.value).paths)).flatMap(([path, item]) =>
      METHODS.filter((method) => asObject(item)[method] !== undefined).map((method) => ({
        value: asObject(asObject(item)[method]),
        at: below({ file, pointer: "" }, "paths", path, method),
      })),
    ),
  );
}

function walk(project: Project): CatalogueSchema[] {
  const collected: CatalogueSchema[] = [];
  const seen = new Set<string>();
  const visit = (value: unknown, at: Place, role: Role): void => {
    const schema = asObject(value);
    const key = `${at.file.path}#${at.pointer} ${role.isRequest}`;
    if (value === undefined || seen.has(key)) return;
    seen.add(key);
    collected.push({ schema, at, ...role });
    followed(schema, at, role, project, visit);
    for (const [part, where, inside] of partsOf(schema, at, role)) visit(part, where, inside);
  };
  for (const { value, at } of writtenOperations(project)) visitOperation(value, at, visit);
  for (const file of catalogueDocuments(project)) {
    const components = asObject(asObject(asObject(file.value).components).schemas);
    for (const [name, schema] of Object.entries(components)) {
      visit(schema, below({ file, pointer: "" }, "components", "schemas", name), ANSWERED);
    }
  }
  return collected;
}

type Visit = (value: unknown, at: Place, role: Role) => void;

function visitOperation(operation: Value, at: Place, visit: Visit): void {
  for (const [index, entry] of listOf(operation.parameters).entries()) {
    const { name, schema } = asObject(entry);
    visit(schema, below(at, "parameters", index, "schema"), { ...ASKED, name: String(name) });
  }
  visitContent(operation.requestBody, below(at, "requestBody"), ASKED, visit);
  for (const [status, answer] of Object.entries(asObject(operation.responses))) {
    visitContent(answer, below(at, "responses", status), { ...ANSWERED, isAnswer: true }, visit);
  }
}

function visitContent(value: unknown, at: Place, role: Role, visit: Visit): void {
  for (const [media, content] of Object.entries(asObject(asObject(value).content))) {
    visit(asObject(content).schema, below(at, "content", media, "schema"), role);
  }
}

/** The target of a `$ref` plays the same part, under its own name. */
function followed(schema: Value, at: Place, role: Role, project: Project, visit: Visit): void {
  if (typeof schema.$ref !== "string") return;
  const target = resolveReference(project.files, at.file.path, schema.$ref);
  const file = project.files.get(target.file);
  const { name: _, ...rest } = role;
  if (file) visit(target.value, { file, pointer: target.pointer }, rest);
}

function* partsOf(schema: Value, at: Place, role: Role): Iterable<Parameters<Visit>> {
  const inside: Role = { ...ANSWERED, isRequest: role.isRequest };
  for (const [name, part] of Object.entries(asObject(schema.properties))) {
    yield [part, below(at, "properties", name), { ...inside, isEnvelope: role.isAnswer, name }];
  }
  for (const key of ["items", "additionalProperties"]) {
    if (typeof schema[key] === "object") yield [schema[key], below(at, key), inside];
  }
  for (const key of ["allOf", "anyOf", "oneOf"]) {
    for (const [index, part] of listOf(schema[key]).entries()) {
      yield [part, below(at, key, index), { ...inside, isPart: key === "allOf" }];
    }
  }
}
