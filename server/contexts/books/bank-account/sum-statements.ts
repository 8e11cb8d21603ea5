import { type SqlBool, sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { MATCH } from "../bank-entry/bank-entry.ts";
import type { BankAccount } from "./bank-account.ts";
import type { Period } from "./read-book-fen.ts";

interface StatementSums {
  /** The balance at the end of the period, in 分. */
  readonly fen: number;
  /** Of it what has no voucher yet: received less paid. */
  readonly unbookedFen: number;
  readonly unbookedCount: number;
}

const moved = sql`(r.fields ->> 'jfje')::numeric - (r.fields ->> 'dfje')::numeric`;
const isUnbooked = sql<SqlBool>`(r.fields ->> 'matchStatus')::integer <> ${sql.lit(MATCH.booked)}`;

/** The balance that the entries of a client's accounts come to at the end of a period, and those without a voucher. */
export async function sumStatements(
  accounts: readonly Pick<BankAccount, "yhzhid" | "companyId" | "openingBalance">[],
  { kjnd, kjqj }: Period,
  { db }: Pick<FirmContext, "db">,
): Promise<StatementSums> {
  const ids = accounts.map(({ yhzhid }) => yhzhid);
  const companyIds = accounts.map(({ companyId }) => companyId);
  const sums = await db
    .selectFrom("plainRecord as r")
    .where("r.resource", "=", "bankEntry")
    .where("r.companyId", "in", companyIds)
    .where(sql<number>`(r.fields ->> 'bankAccountId')::integer`, "in", ids)
    .where(sql<SqlBool>`(r.kjnd, r.kjqj) <= (${kjnd}::integer, ${kjqj}::integer)`)
    .where("r.isRemove", "=", 0)
    .select([
      sql<string>`coalesce(sum(${moved}), 0)`.as("all"),
      sql<string>`coalesce(sum(${moved}) filter (where ${isUnbooked}), 0)`.as("unbooked"),
      sql<number>`(count(*) filter (where ${isUnbooked}))::integer`.as("unbookedCount"),
    ])
    .executeTakeFirstOrThrow();
  const opening = accounts.reduce((sum, { openingBalance }) => sum + yuanToFen(openingBalance), 0);
  return {
    fen: opening + yuanToFen(Number(sums.all)),
    unbookedFen: yuanToFen(Number(sums.unbooked)),
    unbookedCount: sums.unbookedCount,
  };
}
