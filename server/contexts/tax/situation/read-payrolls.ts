import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { Month } from "./select-situations.ts";

/** Sheets of people who are employed (正常工资薪金, 外籍人员), and of those with what else they are paid (全年一次性奖金). */
const EMPLOYED = [1, 6];
const PAID = [...EMPLOYED, 3];

/** Company → its people and its pay of the month as its payroll has them; without a sheet it is not there. */
export async function readPayrolls(db: TenantDb, companyIds: readonly number[], { kjnd, kjqj }: Month) {
  if (companyIds.length === 0) return new Map<number, { num: number | null; amount: string | null }>();
  const kind = sql`(sheet.fields ->> 'xclx')::int`;
  const rows = await db
    .selectFrom("plainRecord as sheet")
    .select([
      sql<number>`sheet.company_id`.as("companyId"),
      sql<
        number | null
      >`(sum((sheet.fields ->> 'rs')::int) filter (where ${kind} in (${sql.join(EMPLOYED)})))::int`.as("num"),
      sql<string | null>`sum((sheet.fields ->> 'yfhj')::numeric)`.as("amount"),
    ])
    .where("sheet.resource", "=", "salarySheet")
    .where("sheet.isRemove", "=", 0)
    .where("sheet.companyId", "in", [...companyIds])
    .where("sheet.kjnd", "=", kjnd)
    .where("sheet.kjqj", "=", kjqj)
    .where(sql<number>`${kind}`, "in", PAID)
    .groupBy("sheet.companyId")
    .execute();
  return new Map(rows.map(({ companyId, ...payroll }) => [companyId, payroll]));
}
