import { type SqlBool, sql } from "kysely";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type BankAccount, findAccount } from "../bank-account/bank-account.ts";
import { type BankEntry, INCOMING } from "./bank-entry.ts";

/**
 * Keeps the balances of an account after each entry right when an entry comes, goes or changes. Entries of one day
 * stand in the order of their places, then in that in which they were kept.
 */
export async function recalculateBalances(
  before: BankEntry | undefined,
  after: BankEntry | undefined,
  context: FirmContext,
): Promise<void> {
  const entry = after ?? before;
  const isSame = before && after && before.jyrq === after.jyrq && signedFen(before) === signedFen(after);
  if (isSame || !entry) return;
  const [day = entry.jyrq] = [before?.jyrq ?? entry.jyrq, entry.jyrq].toSorted();
  await recalculateFrom(await findAccount(entry.bankAccountId, context), day, context);
}

/** The amount that an entry adds to the balance of its account, in 分. */
function signedFen({ je, sjfx }: Pick<BankEntry, "je" | "sjfx">): number {
  return (sjfx === INCOMING ? 1 : -1) * yuanToFen(je);
}

type Account = Pick<BankAccount, "yhzhid" | "companyId" | "openingBalance">;

/** Works out the balances after the entries of an account from a day on, and writes those that are others. */
export async function recalculateFrom(
  { yhzhid, companyId, openingBalance }: Account,
  day: string,
  { db }: FirmContext,
): Promise<void> {
  const opening = String(fenToYuan(yuanToFen(openingBalance)));
  const balances = db
    .selectFrom("plainRecord as r")
    .select(["r.id", sql<string>`r.fields ->> 'jyrq'`.as("jyrq")])
    .select(
      sql<string>`${opening}::numeric + sum((r.fields ->> 'jfje')::numeric - (r.fields ->> 'dfje')::numeric)
        over (order by r.fields ->> 'jyrq', (r.fields ->> 'rnxh')::integer, r.id)`.as("ye"),
    )
    .where("r.resource", "=", "bankEntry")
    .where("r.companyId", "=", companyId)
    .where(sql<SqlBool>`(r.fields ->> 'bankAccountId')::integer = ${yhzhid}`);
  await db
    .updateTable("plainRecord as p")
    .from(balances.as("b"))
    .set({ fields: sql<string>`p.fields || jsonb_build_object('ye', b.ye)` })
    .whereRef("p.id", "=", "b.id")
    .where(sql<SqlBool>`b.jyrq >= ${day}`)
    .where(sql<SqlBool>`(p.fields ->> 'ye')::numeric <> b.ye`)
    .execute();
}
