import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { TRANSFERRED } from "./select-red-letters.ts";

/** 进项税额转出 of red letters in these months of a year, in 分. */
export async function readTransferredTax(
  db: TenantDb,
  companyId: number,
  kjnd: number,
  months: readonly number[],
): Promise<number> {
  if (months.length === 0) return 0;
  const { tax } = await db
    .selectFrom("invoice")
    .select(sql<string>`coalesce(-sum(hcse), 0)`.as("tax"))
    .where("companyId", "=", companyId)
    .where("hcse", "<", "0")
    .where("zczt", "=", TRANSFERRED)
    .where("zcnd", "=", kjnd)
    .where("zcyf", "in", months)
    .executeTakeFirstOrThrow();
  return yuanToFen(Number(tax));
}
