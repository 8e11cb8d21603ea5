import { sql } from "kysely";
import { companyProperty } from "../../../src/schema/project/column-kind.ts";
import type { FieldValue } from "../../../src/schema/project/record-type.ts";
import { companyScope } from "../../access/company-scope.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { recordName } from "../../records/record-name.ts";
import type { StoredRecord } from "../../contracts/record.ts";
import { RecordStore } from "../../records/record-store.ts";
import type { HeldRow } from "./held-row.ts";
import { OWN_TABLES } from "./own-tables.ts";

/** The rows with these identifiers that the user may see; until the write ends no other changes them. */
export async function holdRows(of: string, ids: readonly number[], context: FirmContext): Promise<HeldRow[]> {
  if (ids.length === 0) return [];
  const hold = OWN_TABLES[of];
  if (hold) return await withinReach(await hold(context.db, ids), context);
  const store = await RecordStore.openNamed(of, context);
  await store.lock(ids);
  const records = await store.list({ where: { [store.record.key]: ids } });
  return records.map((record) => heldRecord(record, store));
}

/** The rows with these values, of which there may be none yet; other writes about the same wait. */
export async function holdRowsLike(
  of: string,
  where: Readonly<Record<string, readonly FieldValue[]>>,
  context: FirmContext,
): Promise<HeldRow[]> {
  const turn = `${context.user.gsid} ${of} ${JSON.stringify(where)}`;
  await context.db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext(${turn}))`.as("turn")).execute();
  if (OWN_TABLES[of]) return await holdRows(of, Object.values(where).flat().map(Number), context);
  const store = await RecordStore.openNamed(of, context);
  const find = async () => await store.list({ where });
  await store.lock((await find()).map(({ id }) => id));
  return (await find()).map((record) => heldRecord(record, store));
}

function heldRecord(stored: StoredRecord, { record }: RecordStore): HeldRow {
  const company = companyProperty(record);
  return {
    id: stored.id,
    name: recordName(record, stored),
    rowVersion: stored.rowVersion,
    rowUserId: stored["rowUserId"] as number | null,
    rowTime: stored["rowTime"] as string | null,
    ...(company !== undefined && { companyId: Number(stored[company]) }),
    values: stored,
  };
}

/** Leaves out rows of other users and of companies that the user may not see: a refusal reveals nothing of them. */
async function withinReach(held: readonly HeldRow[], { db, user }: FirmContext): Promise<HeldRow[]> {
  const rows = held.filter(({ ownerId }) => ownerId === undefined || ownerId === user.id);
  const companies = rows.flatMap(({ companyId }) => (companyId === undefined ? [] : [companyId]));
  if (companies.length === 0) return [...rows];
  const scope = await companyScope(db, user);
  if (scope === null) return [...rows];
  const granted = await db
    .selectFrom("companyGrant")
    .select("companyId")
    .where("companyId", "in", companies)
    .where("userId", "in", scope)
    .execute();
  const seen = new Set(granted.map(({ companyId }) => companyId));
  return rows.filter(({ companyId }) => companyId === undefined || seen.has(companyId));
}
