import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { deductibleRest } from "../red-letter/deductible-rest.ts";
import { type SelectionMonth, selectPurchases } from "./select-purchases.ts";

const VOID = 1;

/** 有效税额, in yuan, of the purchases that could still be ticked for a month, whenever they were issued. */
export async function sumUnselected(db: TenantDb, month: SelectionMonth): Promise<number> {
  const rest = deductibleRest("invoice", lastDayOf(month.gxnd, month.gxyf));
  const { tax } = await selectPurchases(db, month)
    .where("invoice.gxzt", "=", 0)
    .where("invoice.fpzt", "!=", VOID)
    .select(sql<string>`coalesce(sum(${rest}), 0)`.as("tax"))
    .executeTakeFirstOrThrow();
  return Number(tax);
}
