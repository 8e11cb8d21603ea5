import { sql } from "kysely";
import { type JsonSchema, typesOf } from "../../src/schema/project/json-schema.ts";
import type { FirmContext } from "../binding/handler.ts";
import { Refusal } from "../errors.ts";

/** One plain resource: records without rules of their own. */
export interface PlainResource {
  readonly name: string;
  /** The operation that lists the records: its rows say what they consist of. */
  readonly page: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The properties of a record as the catalogue has them. */
type RecordShape = Readonly<Record<string, JsonSchema>>;

interface StoredRecord {
  readonly id: number;
  readonly createTime: string;
  /** JSON text. */
  readonly fields: string;
}

export function selectRecords({ name }: PlainResource, { db }: FirmContext) {
  return db
    .selectFrom("plainRecord")
    .select(["id", "createTime", sql<string>`fields::text`.as("fields")])
    .where("resource", "=", name);
}

export async function findRecord(
  resource: PlainResource,
  id: number,
  context: FirmContext,
): Promise<StoredRecord> {
  const found = await selectRecords(resource, context).where("id", "=", id).executeTakeFirst();
  if (!found) throw new Refusal("missing");
  return found;
}

/** The fields of the record that a write is about; names it in the operation log. Other writes about it wait. */
export async function takeRecord(resource: PlainResource, id: number, context: FirmContext): Promise<Fields> {
  const { db, concerns } = context;
  concerns(`编号 ${id}`);
  await db.selectFrom("plainRecord").select("id").where("id", "=", id).forUpdate().execute();
  const fields = JSON.parse((await findRecord(resource, id, context)).fields) as Fields;
  concerns(nameOf(fields, await readShape(resource, context)));
  return fields;
}

export async function readShape(
  { page }: PlainResource,
  { readProject }: Pick<FirmContext, "readProject">,
): Promise<RecordShape> {
  const { operations } = await readProject();
  return operations.get(page)?.row?.properties ?? {};
}

/** Exactly what the catalogue promises: a field that came later is null in a record that is older. */
export function presentRecord({ fields, ...columns }: StoredRecord, shape: RecordShape): Fields {
  const known: Fields = { ...(JSON.parse(fields) as Fields), ...columns };
  return Object.fromEntries(Object.keys(shape).map((name) => [name, known[name] ?? null]));
}

/** What people call a record: its first text. */
export function nameOf(fields: Fields, shape: RecordShape): string {
  const texts = Object.keys(shape).flatMap((name) => {
    const value = fields[name];
    return isFreeText(shape[name] ?? {}) && typeof value === "string" ? [value] : [];
  });
  return texts[0] ?? "";
}

export function isFreeText(schema: JsonSchema): boolean {
  return typesOf(schema).includes("string") && schema.format === undefined && schema["x-enum"] === undefined;
}
