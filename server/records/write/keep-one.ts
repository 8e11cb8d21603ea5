import type { Fields, StoredRecord } from "../../contracts/record.ts";
import type { FieldValue } from "../../../src/schema/project/record-type.ts";
import type { RecordStore } from "../record-store.ts";

/** The values of unique fields. */
type Key = Readonly<Record<string, FieldValue>>;

/** Fields, or a function from the record that is there, which is locked until the write ends. */
type FieldsOf<Row> = Fields | ((before: Row | undefined) => Fields | Promise<Fields>);

/**
 * Changes the one record with these unique fields, or makes it where there is none. Of two writers who find none, one
 * makes it; the other waits, and changes it.
 */
export async function keepOne<Row extends StoredRecord>(
  store: RecordStore<Row>,
  key: Key,
  fields: FieldsOf<Row>,
): Promise<Row> {
  const fieldsFor = async (before: Row | undefined) =>
    typeof fields === "function" ? await fields(before) : fields;
  const before = await takeOne(store, key);
  if (before) return await store.change(before, await fieldsFor(before));
  const sent = { ...key, ...(await fieldsFor(undefined)) };
  const made = await store.createUnlessThere(sent);
  if (made) return made;
  const theirs = await takeOne(store, key);
  // Another unique field is taken, or the record is another owner's: refused in words.
  return theirs ? await store.change(theirs, await fieldsFor(theirs)) : await store.create(sent);
}

/** The one record with these unique fields, made where there is none; of two writers who find none, one makes it. */
export async function findOrCreate<Row extends StoredRecord>(
  store: RecordStore<Row>,
  key: Key,
  fields: Fields = {},
): Promise<Row> {
  const sent = { ...key, ...fields };
  return (
    (await takeOne(store, key)) ??
    (await store.createUnlessThere(sent)) ??
    (await takeOne(store, key)) ??
    (await store.create(sent))
  );
}

/** The record as it is once no other write changes it. */
async function takeOne<Row extends StoredRecord>(
  store: RecordStore<Row>,
  key: Key,
): Promise<Row | undefined> {
  const found = await store.first({ where: key });
  if (!found) return undefined;
  await store.lock([found.id]);
  return await store.first({ where: key });
}
