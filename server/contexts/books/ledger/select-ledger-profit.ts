import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type Month, ledgerSums, selectYearBalances } from "./ledger-sums.ts";

/**
 * 利润总额 since January of a company, in a query that calls it `company`: as `readLedgerYears` has it, in yuan, and no row
 * where its books have no balances of the month.
 */
export function selectLedgerProfit(db: TenantDb, month: Month) {
  const now = ledgerSums(sql`r.kjqj = ${month.kjqj}`);
  const january = ledgerSums(sql`r.kjqj = 1`);
  const before = ledgerSums(sql`r.kjqj < ${month.kjqj}`);
  return selectYearBalances(db, month)
    .where("r.companyId", "=", sql.ref<number>("company.companyId"))
    .having(sql<boolean>`bool_or(r.kjqj = ${month.kjqj})`)
    .select(
      sql<string>`${now.opening} - ${january.yearProfitOpening} + ${now.moved} + ${before.incomeTax}`.as(
        "profit",
      ),
    );
}
