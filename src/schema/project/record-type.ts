import type { JsonSchema } from "./json-schema.ts";

/** A kind of record that the catalogue describes as stored: a schema with `x-record`. */
export interface RecordType {
  readonly name: string;
  readonly title: string;
  readonly file: string;
  readonly pointer: string;
  /** References followed. */
  readonly schema: JsonSchema;
  /** The property that identifies a record within its firm. */
  readonly key: string;
  /** Sets of properties whose values no two records share. */
  readonly unique: readonly (readonly string[])[];
  /** Deleted records wait in a recycle bin. */
  readonly trash: boolean;
  /** Kinds of record that are deleted with it, as they refer to it. */
  readonly parts: readonly string[];
  /** Property names, `-` before one that descends. */
  readonly order: readonly string[];
}

const EFFECTS = [
  "page",
  "list",
  "detail",
  "count",
  "create",
  "save",
  "update",
  "delete",
  "restore",
  "set",
  "import",
] as const;

export type RecordEffect = (typeof EFFECTS)[number];

export type FieldValue = string | number | boolean | null;

/** What an operation does to the records of one kind: its `x-resource`. */
export interface RecordUse {
  readonly record: string;
  readonly does: RecordEffect;
  /** Parameters that find the records; undefined: the record's key. */
  readonly by: readonly string[] | undefined;
  /** The parameter that lists what to create. */
  readonly each: string | undefined;
  readonly where: Readonly<Record<string, FieldValue | readonly FieldValue[]>>;
  readonly else: string | undefined;
  readonly set: Readonly<Record<string, FieldValue>>;
}

export function isRecordEffect(word: unknown): word is RecordEffect {
  return EFFECTS.some((effect) => effect === word);
}
