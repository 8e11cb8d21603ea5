import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { PURCHASE, VOID } from "../progress/invoice-sums.ts";
import type { Month } from "./select-situations.ts";

/** Company → what it was invoiced in the month and since January, in yuan without tax; void invoices do not count. */
export async function readPurchases(db: TenantDb, companyIds: readonly number[], { kjnd, kjqj }: Month) {
  if (companyIds.length === 0) return new Map<number, { month: string | null; year: string | null }>();
  const rows = await db
    .selectFrom("invoice")
    .select([
      "companyId",
      sql<string | null>`sum(jehj) filter (where kjqj = ${kjqj})`.as("month"),
      sql<string | null>`sum(jehj)`.as("year"),
    ])
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "<=", kjqj)
    .where("jxxlx", "=", PURCHASE)
    .where("fpzt", "!=", VOID)
    .groupBy("companyId")
    .execute();
  return new Map(rows.map(({ companyId, ...sums }) => [companyId, sums]));
}
