import { asList, asObject } from "../project/as-object.ts";
import { resolveReference } from "../project/follow-references.ts";
import type { Project } from "../project/project.ts";
import { joinPointer } from "../project/schema-file.ts";
import { canonical } from "./canonical.ts";

/** A schema as written, in its document. */
export interface WrittenSchema {
  readonly project: Project;
  readonly file: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** A keyword in which two schemas differ; `property` and `required` are about a property of its parent. */
export interface SchemaDifference {
  /** `list[].status`; empty for the schema itself. */
  readonly path: string;
  readonly title: string | undefined;
  readonly keyword: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly file: string;
  readonly pointer: string;
}

/** Keywords whose values are schemas, or that are reported with the properties. */
const STRUCTURE: ReadonlySet<string> = new Set([
  "properties",
  "required",
  "items",
  "$ref",
  "x-record",
  "x-allow",
]);

/**
 * The differences between two schemas. References are followed; one that leads to the same named schema on both sides is
 * not, as that schema is compared for itself.
 */
export function findSchemaDifferences(
  before: WrittenSchema,
  after: WrittenSchema,
  path = "",
  trail: readonly string[] = [],
): SchemaDifference[] {
  const was = resolve(before);
  const is = resolve(after);
  if (was.address !== undefined && was.address === is.address)
    return keywords(before.value, after.value, path, after, titleOf(is.value));
  const pair = `${was.address} ${is.address}`;
  if (was.address !== undefined && trail.includes(pair)) return [];
  const deeper = [...trail, pair];
  return [
    ...keywords(was.value, is.value, path, is, titleOf(is.value) ?? titleOf(was.value)),
    ...properties(was, is, path, deeper),
    ...items(was, is, path, deeper),
  ];
}

type Resolved = WrittenSchema & {
  /** The address of the schema that a reference leads to. */
  readonly address?: string;
  readonly value: Readonly<Record<string, unknown>>;
};

function resolve(schema: WrittenSchema, trail: readonly string[] = []): Resolved {
  const value = asObject(schema.value);
  const { $ref: reference, ...siblings } = value;
  if (typeof reference !== "string") return { ...schema, value };
  const target = resolveReference(schema.project.files, schema.file, reference);
  const address = `${target.file}#${target.pointer}`;
  if (trail.includes(address)) return { ...schema, address, value: siblings };
  const { file, pointer, value: resolved } = resolve({ ...schema, ...target }, [...trail, address]);
  return { project: schema.project, file, pointer, address, value: { ...resolved, ...siblings } };
}

function keywords(
  before: unknown,
  after: unknown,
  path: string,
  at: WrittenSchema,
  title: string | undefined,
): SchemaDifference[] {
  const [was, is] = [asObject(before), asObject(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((keyword) => !STRUCTURE.has(keyword) && canonical(was[keyword]) !== canonical(is[keyword]))
    .map((keyword) => ({
      path,
      title,
      keyword,
      before: was[keyword],
      after: is[keyword],
      file: at.file,
      pointer: Object.hasOwn(is, keyword) ? joinPointer(at.pointer, keyword) : at.pointer,
    }));
}

function properties(was: Resolved, is: Resolved, path: string, trail: readonly string[]): SchemaDifference[] {
  const [before, after] = [asObject(was.value.properties), asObject(is.value.properties)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const inner = path === "" ? name : `${path}.${name}`;
    const [old, now] = [propertyOf(was, before, name), propertyOf(is, after, name)];
    const place = now ?? is;
    const title = [now, old].map((schema) => schema && titleOf(resolve(schema).value)).find(Boolean);
    const origin = { path: inner, title, file: place.file, pointer: place.pointer };
    if (!old || !now)
      return [
        { ...origin, keyword: "property", before: followed(old), after: followed(now, isRequired(is, name)) },
      ];
    const [needed, needs] = [isRequired(was, name), isRequired(is, name)];
    return [
      ...(needed === needs ? [] : [{ ...origin, keyword: "required", before: needed, after: needs }]),
      ...findSchemaDifferences(old, now, inner, trail),
    ];
  });
}

function items(was: Resolved, is: Resolved, path: string, trail: readonly string[]): SchemaDifference[] {
  const [before, after] = [was.value.items, is.value.items];
  if (before === undefined && after === undefined) return [];
  if (before === undefined || after === undefined) {
    const { file, pointer, value } = is;
    return [{ path, title: titleOf(value), keyword: "items", before, after, file, pointer }];
  }
  return findSchemaDifferences(below(was, "items"), below(is, "items"), `${path}[]`, trail);
}

function propertyOf(
  schema: Resolved,
  known: Readonly<Record<string, unknown>>,
  name: string,
): WrittenSchema | undefined {
  return Object.hasOwn(known, name) ? below(schema, "properties", name) : undefined;
}

function below({ project, file, pointer, value }: Resolved, ...names: readonly string[]): WrittenSchema {
  const inner = names.reduce<unknown>((holder, name) => asObject(holder)[name], value);
  return { project, file, pointer: joinPointer(pointer, ...names), value: inner };
}

function followed(schema: WrittenSchema | undefined, required = false): unknown {
  return schema && { ...resolve(schema).value, ...(required && { required: true }) };
}

function isRequired({ value }: Resolved, name: string): boolean {
  return asList(value.required).includes(name);
}

function titleOf({ title }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof title === "string" ? title : undefined;
}
