import { sql } from "kysely";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { BankAccount } from "./bank-account.ts";

/** In yuan. */
export interface AccountTotals {
  readonly totalIn: number;
  readonly totalOut: number;
  readonly balance: number;
  readonly lastEntryDate: string | null;
  readonly entryCount: number;
}

type Account = Pick<BankAccount, "yhzhid" | "companyId" | "openingBalance">;

/** The sums of the entries of each account; in the order of the accounts. */
export async function accountTotals(
  accounts: readonly Account[],
  { db }: Pick<FirmContext, "db">,
): Promise<AccountTotals[]> {
  if (accounts.length === 0) return [];
  const account = sql<number>`(r.fields ->> 'bankAccountId')::integer`;
  const sums = await db
    .selectFrom("plainRecord as r")
    .select((of) => [
      account.as("yhzhid"),
      sql<string>`sum((r.fields ->> 'jfje')::numeric)`.as("totalIn"),
      sql<string>`sum((r.fields ->> 'dfje')::numeric)`.as("totalOut"),
      sql<string>`max(r.fields ->> 'jyrq')`.as("lastEntryDate"),
      of.fn.countAll<number>().as("entryCount"),
    ])
    .where("r.resource", "=", "bankEntry")
    .where("r.companyId", "in", [...new Set(accounts.map(({ companyId }) => companyId))])
    .groupBy(account)
    .execute();
  const sumOf = new Map(sums.map((sum) => [sum.yhzhid, sum]));
  return accounts.map(({ yhzhid, openingBalance }) => {
    const sum = sumOf.get(yhzhid);
    const totalIn = Number(sum?.totalIn ?? 0);
    const totalOut = Number(sum?.totalOut ?? 0);
    const balance = fenToYuan(yuanToFen(openingBalance) + yuanToFen(totalIn) - yuanToFen(totalOut));
    const lastEntryDate = sum?.lastEntryDate ?? null;
    return { totalIn, totalOut, balance, lastEntryDate, entryCount: sum?.entryCount ?? 0 };
  });
}
