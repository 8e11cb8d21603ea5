import type { EnumEntry } from "../plan/plans/screen-plan.ts";
import type { StateSource } from "../plan/sources/screen-source.ts";
import { asList, asObject } from "./as-object.ts";
import { parseCatalogueFile } from "./catalogue-file.ts";
import type { BrokenReference } from "./follow-references.ts";
import { type ImportKindFile, readImportKinds } from "./import-kind.ts";
import type { Operation } from "./operation.ts";
import { readDocument } from "./read-operations.ts";
import type { RecordType } from "./record-type.ts";
import { parseScreenFile } from "./plain-form/screen-file.ts";
import { joinPointer, parseSchemaFile, type SchemaFile } from "./schema-file.ts";

export { asObject };

export interface Entry {
  readonly id: string;
  readonly file: SchemaFile;
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface PermissionCode {
  readonly code: string;
  readonly title: string;
  readonly resourceType: string;
  /** Codes that this one implies: its parents, nearest first. */
  readonly ancestors: readonly string[];
  readonly file: SchemaFile;
  readonly pointer: string;
}

/** All of `schemas/`, parsed and indexed. Ids that stand twice keep their first place; `entries` lists all. */
export interface Project {
  readonly files: ReadonlyMap<string, SchemaFile>;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly allOperations: readonly Operation[];
  /** Kinds of stored records by name. */
  readonly records: ReadonlyMap<string, RecordType>;
  readonly brokenReferences: readonly BrokenReference[];
  readonly enums: ReadonlyMap<string, readonly EnumEntry[]>;
  /** Derived states by name. */
  readonly states: ReadonlyMap<string, StateSource>;
  /** Kinds of file that come in, by name. */
  readonly importKinds: ReadonlyMap<string, ImportKindFile>;
  readonly permissions: ReadonlyMap<string, PermissionCode>;
  readonly allPermissions: readonly PermissionCode[];
  readonly screens: ReadonlyMap<string, Entry>;
  readonly blocks: ReadonlyMap<string, Entry>;
  /** Screens and blocks of all files, doubles included. */
  readonly entries: readonly Entry[];
  /** The objects of the `routes` lists; `id` is the path. */
  readonly routes: readonly Entry[];
}

/** Pure: takes path → text, reads nothing. Files that stand in `before` with the same text are not read again. */
export function createProject(texts: ReadonlyMap<string, string>, before?: Project): Project {
  const files = new Map(
    [...texts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, text]) => {
        const known = before?.files.get(path);
        return [path, known?.text === text ? known : parseFile(path, text)];
      }),
  );
  const below = (folder: string) =>
    [...files.values()].filter((file) => file.path.startsWith(`schemas/${folder}/`));
  const documents = below("api").map((file) => readDocument(file, files));
  const allOperations = documents.flatMap(({ operations }) => operations);
  const screens = below("screens").flatMap(wholeFile);
  const blocks = below("blocks").flatMap(wholeFile);
  const allPermissions = below("permissions").flatMap((file) =>
    readPermissions(file, "/codes", asList(asObject(file.value).codes), []),
  );
  return {
    files,
    operations: firstBy(allOperations, (operation) => operation.id),
    allOperations,
    records: firstBy(
      documents.flatMap(({ records }) => records),
      (record) => record.name,
    ),
    brokenReferences: documents.flatMap(({ broken }) => broken),
    enums: new Map(
      below("enums").map((file) => [
        tableName(file),
        asList(asObject(file.value).values).filter(isEnumEntry).map(shownEntry),
      ]),
    ),
    states: new Map(below("states").map((file) => [tableName(file), readState(file)])),
    importKinds: readImportKinds(below("imports")),
    permissions: firstBy(allPermissions, (permission) => permission.code),
    allPermissions,
    screens: firstBy(screens, (screen) => screen.id),
    blocks: firstBy(blocks, (block) => block.id),
    entries: [...screens, ...blocks],
    routes: below("routes").flatMap(readRoutes),
  };
}

function parseFile(path: string, text: string): SchemaFile {
  if (path.startsWith("schemas/api/")) return parseCatalogueFile(path, text);
  const hasForms = /^schemas\/(screens|blocks)\//.test(path);
  return hasForms ? parseScreenFile(path, text) : parseSchemaFile(path, text);
}

function wholeFile(file: SchemaFile): Entry[] {
  const value = asObject(file.value);
  return typeof value.id === "string" ? [{ id: value.id, file, pointer: "", value }] : [];
}

function tableName(file: SchemaFile): string {
  const { name } = asObject(file.value);
  return typeof name === "string" ? name : (file.path.split("/").at(-1) ?? "").replace(/\.json$/, "");
}

function readState(file: SchemaFile): StateSource {
  const { title, of, cases } = asObject(file.value);
  const name = tableName(file);
  return {
    name,
    title: typeof title === "string" ? title : name,
    of: typeof of === "string" ? of : "",
    cases: asList(cases).filter(isStateCase),
  };
}

/** Files that the grammar refuses are left out, so that nobody else stumbles over them. */
function isEnumEntry(entry: unknown): entry is EnumEntry {
  const { value, label } = asObject(entry);
  const isCode = typeof value === "string" || typeof value === "number" || value === null;
  return isCode && typeof label === "string";
}

/** Marks for readers of the file stay out of plans. */
function shownEntry({ value, label, description, color, all }: EnumEntry): EnumEntry {
  return {
    value,
    label,
    ...(description !== undefined && { description }),
    ...(color !== undefined && { color }),
    ...(all && { all }),
  };
}

function isStateCase(entry: unknown): entry is StateSource["cases"][number] {
  const { value, when } = asObject(entry);
  return isEnumEntry(entry) && typeof value === "string" && (when === undefined || typeof when === "string");
}

function readRoutes(file: SchemaFile): Entry[] {
  return asList(asObject(file.value).routes).flatMap((route, index) => {
    const value = asObject(route);
    return typeof value.path === "string"
      ? [{ id: value.path, file, pointer: joinPointer("/routes", index), value }]
      : [];
  });
}

function readPermissions(
  file: SchemaFile,
  pointer: string,
  codes: readonly unknown[],
  ancestors: readonly string[],
): PermissionCode[] {
  return codes.flatMap((entry, index) => {
    const { code, title, resourceType, children } = asObject(entry);
    if (typeof code !== "string") return [];
    const here = joinPointer(pointer, index);
    return [
      {
        code,
        title: typeof title === "string" ? title : code,
        resourceType: typeof resourceType === "string" ? resourceType : "",
        ancestors,
        file,
        pointer: here,
      },
      ...readPermissions(file, joinPointer(here, "children"), asList(children), [code, ...ancestors]),
    ];
  });
}

function firstBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T> {
  const entries = new Map<string, T>();
  for (const item of items) if (!entries.has(key(item))) entries.set(key(item), item);
  return entries;
}
