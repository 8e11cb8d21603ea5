import type { OperationId } from "./operation-id.ts";
import type { Fields, StoredRecord } from "./record.ts";

/** A record that is not kept yet: of a new one there is no id. */
export type Draft<Row extends StoredRecord> = Omit<Row, "id" | "rowVersion"> & { readonly id?: number };

/** The rules about a kind of record that the catalogue cannot express. A rule refuses by throwing a Refusal. */
export interface RulesOfRecord<Context, Row extends StoredRecord = StoredRecord> {
  /** Fields that follow from others, before a new or changed record is kept. */
  complete?(fields: Draft<Row>, before: Row | undefined, context: Context): Promise<Fields> | Fields;
  /** Refuses what a record must not become; `before` is undefined when it is new. */
  assertAllowed?(after: Draft<Row>, before: Row | undefined, context: Context): Promise<void>;
  /** Refuses to delete these. */
  assertRemovable?(records: readonly Row[], context: Context): Promise<void>;
  /** The further changes that go with them; `after` is undefined when they were deleted. */
  follow?(
    change: { readonly before: Row | undefined; readonly after: Row | undefined },
    context: Context,
  ): Promise<void>;
  /** Properties that are worked out when records are read. */
  present?(records: readonly Row[], context: Context): Promise<readonly Fields[]>;
  /** The files that the records name: those who may see a record may read its files. */
  readonly files?: RecordFiles;
}

/** The fields of a kind that name files. A key cannot be guessed: its user has got it from the server. */
export interface RecordFiles {
  /** Those who may call this operation may see the records. */
  readonly seenBy: OperationId;
  readonly field: string;
  /** The form of the field: a key, a list of keys, or a list of objects with the key, or the file's address, in a property. */
  readonly holds: "key" | "keys" | { readonly keyIn: string } | { readonly addressIn: string };
}
