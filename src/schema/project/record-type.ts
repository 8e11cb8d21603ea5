import type { JsonSchema } from "./json-schema.ts";

/** Properties whose values no two records share. */
export interface UniqueSet {
  readonly fields: readonly string[];
  /** Field → its value or values: only records like this are held apart; empty: all. */
  readonly where: Readonly<Record<string, FieldValue | readonly FieldValue[]>>;
  /** The sentence that refuses the second one; undefined: that the last property's value is taken. */
  readonly else: string | undefined;
}

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
  readonly unique: readonly UniqueSet[];
  /** Deleted records wait in a recycle bin. */
  readonly trash: boolean;
  /** The server notifies browsers of created, changed and removed records: lists of them may be `live`. */
  readonly live: boolean;
  /** Kinds of record that are deleted with it, as they refer to it. */
  readonly parts: readonly string[];
  /** Texts that may be what people call it, the likeliest first; undefined: every text that is neither coded nor dated. */
  readonly called: readonly string[] | undefined;
  /** Property names, `-` before one that descends. */
  readonly order: readonly string[];
}

const EFFECTS = [
  "page",
  "list",
  "detail",
  "count",
  "summary",
  "create",
  "save",
  "update",
  "delete",
  "restore",
  "set",
  "import",
  "importCheck",
  "importTemplate",
] as const;

export type RecordEffect = (typeof EFFECTS)[number];

export type FieldValue = string | number | boolean | null;

/** The effect of an operation on the records of one kind: its `x-resource`. */
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

/** A number that a statistic counts in a list: its `x-counts`. */
export interface CountedNumber {
  /** Property of the result. */
  readonly name: string;
  /** Field → its value or values: the rows that are counted. */
  readonly where: Readonly<Record<string, FieldValue | readonly FieldValue[]>>;
  /** The field that is added up; undefined: rows, or different values, are counted. */
  readonly sum: string | undefined;
  readonly distinct: string | undefined;
}

/** Rows split up by the values of a field; `name` is the property of the result, `result` the whole of it. */
export interface CountedGroup {
  readonly name: string;
  readonly by: string;
  /** Properties of an entry: the value, how many rows have it, and what people call it. */
  readonly key: string;
  readonly count: string;
  readonly label: string | undefined;
}

/** The name of a group that is all of the result. */
export const WHOLE_RESULT = "result";

export interface CountUse {
  /** The operation whose rows are counted. */
  readonly list: string;
  readonly numbers: readonly CountedNumber[];
  readonly groups: readonly CountedGroup[];
}

export function isRecordEffect(word: unknown): word is RecordEffect {
  return EFFECTS.some((effect) => effect === word);
}
