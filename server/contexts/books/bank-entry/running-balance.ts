import { type SqlBool, sql } from "kysely";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankEntry, INCOMING } from "./bank-entry.ts";

/**
 * Keeps the balances of an account after each entry right when an entry comes, goes or changes. Entries of one day
 * stand in the order in which they were kept.
 */
export async function recalculateBalances(
  before: BankEntry | undefined,
  after: BankEntry | undefined,
  context: FirmContext,
): Promise<void> {
  const isSame = before && after && before.jyrq === after.jyrq && signedFen(before) === signedFen(after);
  if (isSame) return;
  if (before) await shiftLater(before, -signedFen(before), context);
  if (!after) return;
  await shiftLater(after, signedFen(after), context);
  const fen = (await fenBefore(after, context)) + signedFen(after);
  await patchRecords(context.db, [after.id], { ye: fenToYuan(fen) });
}

function signedFen({ je, sjfx }: BankEntry): number {
  return (sjfx === INCOMING ? 1 : -1) * yuanToFen(je);
}

async function shiftLater(
  { id, companyId, bankAccountId, jyrq }: BankEntry,
  fen: number,
  { db }: FirmContext,
) {
  const change = String(fenToYuan(fen));
  await db
    .updateTable("plainRecord")
    .set({
      fields: sql<string>`fields || jsonb_build_object('ye', (fields ->> 'ye')::numeric + ${change}::numeric)`,
    })
    .where("resource", "=", "bankEntry")
    .where("companyId", "=", companyId)
    .where(sql<SqlBool>`(fields ->> 'bankAccountId')::integer = ${bankAccountId}`)
    .where(sql<SqlBool>`(fields ->> 'jyrq', id) > (${jyrq}, ${id}::integer)`)
    .execute();
}

async function fenBefore(
  { id, companyId, bankAccountId, jyrq }: BankEntry,
  context: FirmContext,
): Promise<number> {
  const last = await context.db
    .selectFrom("plainRecord as r")
    .select(sql<string>`r.fields ->> 'ye'`.as("ye"))
    .where("r.resource", "=", "bankEntry")
    .where("r.companyId", "=", companyId)
    .where(sql<SqlBool>`(r.fields ->> 'bankAccountId')::integer = ${bankAccountId}`)
    .where(sql<SqlBool>`(r.fields ->> 'jyrq', r.id) < (${jyrq}, ${id}::integer)`)
    .orderBy(sql`r.fields ->> 'jyrq'`, "desc")
    .orderBy("r.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last) return yuanToFen(Number(last.ye));
  const accounts = await RecordStore.open("bankAccount", context);
  return yuanToFen((await accounts.find(bankAccountId)).openingBalance);
}
