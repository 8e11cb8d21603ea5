import type { FirmContext } from "./firm-context.ts";

/** The fields of a record as they are kept. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record with all that was read of it: its key, its columns and its fields. */
export type StoredRecord = Fields & { readonly id: number; readonly rowVersion: string };

/** What the catalogue cannot say about a kind of record. Whoever refuses throws a Refusal. */
export interface RecordRules {
  /** Fields that follow from others, before a new or changed record is kept. */
  readonly complete?: (
    fields: Fields,
    before: StoredRecord | undefined,
    context: FirmContext,
  ) => Promise<Fields> | Fields;
  /** Refuses what a record must not become; `before` is undefined when it is new. */
  readonly demand?: (after: Fields, before: StoredRecord | undefined, context: FirmContext) => Promise<void>;
  /** Refuses to delete these. */
  readonly demandRemovable?: (records: readonly StoredRecord[], context: FirmContext) => Promise<void>;
  /** What else changes with them; `after` is undefined when they were deleted. */
  readonly follow?: (
    change: { readonly before: StoredRecord | undefined; readonly after: StoredRecord | undefined },
    context: FirmContext,
  ) => Promise<void>;
  /** Properties that are worked out when records are read. */
  readonly present?: (records: readonly StoredRecord[], context: FirmContext) => Promise<readonly Fields[]>;
}

/** Kind of record → its rules. */
export type RecordRuleBook = { readonly [record: string]: RecordRules };
