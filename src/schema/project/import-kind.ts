import { asList, asObject } from "./as-object.ts";
import type { SchemaFile } from "./schema-file.ts";

export const COLUMN_TYPES = ["text", "number", "date", "period", "phone", "idcard", "tax-number"] as const;

/** The kind of field that the cells of a column are read as. */
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** One field in a file of `schemas/imports`; of a record's field, its differences from the record. */
export interface ImportField {
  readonly title?: string;
  readonly type?: ColumnType;
  readonly required?: boolean;
  /** A number that its rows do not add up to. */
  readonly balance?: true;
  readonly hint?: string;
  readonly example?: string;
  /** In characters. */
  readonly width?: number;
  /** Other titles that files of others give it. */
  readonly synonyms?: readonly string[];
  /** The code table whose labels it takes. */
  readonly enum?: string;
}

/** The columns of the files that one system writes: `schemas/imports/<kind>/<id>.json`. */
export interface ImportLayout {
  readonly id: string;
  readonly title: string;
  /** Public address of a description or of a program that reads such files. */
  readonly source: string;
  /** Titles that mark the layout: a head with all of them is of it. */
  readonly heads: readonly string[];
  /** Field of the kind → the titles that it has in these files. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** Titles that are known and not imported. */
  readonly skipped: readonly string[];
  /** Titles of amounts that are known and not imported: the user is asked where there are any. */
  readonly asked: readonly string[];
  readonly sample: ImportSample;
  readonly file: SchemaFile;
}

/** An example of a file of a layout; all names and numbers are invented. */
interface ImportSample {
  /** Lines above the head. */
  readonly cover: readonly string[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A kind of file that comes in: `schemas/imports/<id>.json`, and the layouts in the folder of its name. */
export interface ImportKindFile {
  readonly id: string;
  readonly title: string;
  /** The kind of record that its rows become; its import columns are fields of the kind. */
  readonly record: string | undefined;
  /** Fields of the record that no file brings. */
  readonly without: readonly string[];
  readonly fields: ReadonlyMap<string, ImportField>;
  readonly layouts: ReadonlyMap<string, ImportLayout>;
  readonly file: SchemaFile;
}

const KIND = /^schemas\/imports\/([^/]+)\.json$/;
const LAYOUT = /^schemas\/imports\/([^/]+)\/([^/]+)\.json$/;

/** The kind that a file of `schemas/imports` declares, or whose layout it is; undefined for a file of another place. */
export function importPlace(path: string): { readonly kind: string; readonly layout?: string } | undefined {
  const [, layoutKind, layout] = LAYOUT.exec(path) ?? [];
  if (layoutKind !== undefined && layout !== undefined) return { kind: layoutKind, layout };
  const [, kind] = KIND.exec(path) ?? [];
  return kind === undefined ? undefined : { kind };
}

/** By their ids. Parts that the grammar refuses are left out. */
export function readImportKinds(files: readonly SchemaFile[]): ReadonlyMap<string, ImportKindFile> {
  return new Map(
    files.flatMap((file) => {
      const place = importPlace(file.path);
      if (!place || place.layout !== undefined) return [];
      return [[place.kind, readKind(place.kind, file, files)] as const];
    }),
  );
}

function readKind(id: string, file: SchemaFile, files: readonly SchemaFile[]): ImportKindFile {
  const { title, record, without, fields } = asObject(file.value);
  const layouts = files.flatMap((other) => {
    const place = importPlace(other.path);
    if (place?.kind !== id || place.layout === undefined) return [];
    return [[place.layout, readLayout(place.layout, other)] as const];
  });
  return {
    id,
    title: typeof title === "string" ? title : id,
    record: typeof record === "string" ? record : undefined,
    without: texts(without),
    fields: new Map(Object.entries(asObject(fields)).map(([name, field]) => [name, readField(field)])),
    layouts: new Map(layouts),
    file,
  };
}

function readField(field: unknown): ImportField {
  const { title, type, required, balance, hint, example, width, synonyms, enum: table } = asObject(field);
  return {
    ...(typeof title === "string" && { title }),
    ...(isColumnType(type) && { type }),
    ...(typeof required === "boolean" && { required }),
    ...(balance === true && { balance }),
    ...(typeof hint === "string" && { hint }),
    ...(typeof example === "string" && { example }),
    ...(typeof width === "number" && { width }),
    ...(Array.isArray(synonyms) && { synonyms: texts(synonyms) }),
    ...(typeof table === "string" && { enum: table }),
  };
}

function isColumnType(type: unknown): type is ColumnType {
  return COLUMN_TYPES.some((known) => known === type);
}

function readLayout(id: string, file: SchemaFile): ImportLayout {
  const { title, source, heads, columns, skipped, asked, sample } = asObject(file.value);
  const known = Object.entries(asObject(columns)).map(([name, titles]) => [name, texts(titles)] as const);
  return {
    id,
    title: typeof title === "string" ? title : id,
    source: typeof source === "string" ? source : "",
    heads: texts(heads),
    columns: new Map(known),
    skipped: texts(skipped),
    asked: texts(asked),
    sample: readSample(sample, [...known.flatMap(([, titles]) => titles.slice(0, 1)), ...texts(skipped)]),
    file,
  };
}

/** Without a head of its own, the sample has the first title of each column, then those that are skipped. */
function readSample(sample: unknown, usualHead: readonly string[]): ImportSample {
  const { cover, head, rows } = asObject(sample);
  return {
    cover: texts(cover),
    head: head === undefined ? usualHead : texts(head),
    rows: asList(rows).map((row) => asList(row).map(cellOf)),
  };
}

function cellOf(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}

function texts(list: unknown): readonly string[] {
  return asList(list).filter((text) => typeof text === "string");
}
