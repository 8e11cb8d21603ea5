import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type Month, ledgerSums, selectYearBalances } from "./ledger-sums.ts";

/** Company → 利润总额 since January as `readLedgerYears` has it, in yuan: of those whose books have balances of the month. */
export function selectLedgerProfits(db: TenantDb, month: Month) {
  const now = ledgerSums(sql`r.kjqj = ${month.kjqj}`);
  const january = ledgerSums(sql`r.kjqj = 1`);
  const before = ledgerSums(sql`r.kjqj < ${month.kjqj}`);
  return selectYearBalances(db, month)
    .where("r.companyId", "is not", null)
    .groupBy("r.companyId")
    .having(sql<boolean>`bool_or(r.kjqj = ${month.kjqj})`)
    .select([
      sql<number>`r.company_id`.as("companyId"),
      sql<string>`${now.opening} - ${january.yearProfitOpening} + ${now.moved} + ${before.incomeTax}`.as(
        "profit",
      ),
    ]);
}
