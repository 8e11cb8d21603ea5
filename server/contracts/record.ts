/** The fields of a record as they are kept. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record with all that was read of it: its key, its columns and its fields. */
export type StoredRecord = Fields & { readonly id: number; readonly rowVersion: string };
