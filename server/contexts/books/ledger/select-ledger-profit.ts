import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type Month, selectLedgerMonths } from "./select-ledger-months.ts";

/**
 * 利润总额 since January of a company, in a query that calls it `company`: as `readLedgerYears` has it, in yuan, and no row
 * where its books have no balances of the month.
 */
export function selectLedgerProfit(db: TenantDb, month: Month) {
  const isLast = sql`m.kjqj = ${month.kjqj}`;
  return db
    .selectFrom(
      selectLedgerMonths(db, month).where("r.companyId", "=", sql.ref<number>("company.companyId")).as("m"),
    )
    .having(sql<boolean>`bool_or(${isLast})`)
    .select(
      sql<string>`sum(m.closing) filter (where ${isLast})
        - coalesce(sum(m.opening) filter (where m.kjqj = 1), 0) + sum(m.passed_on + m.income_tax)`.as(
        "profit",
      ),
    );
}
