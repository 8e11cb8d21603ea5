import { type SqlBool, sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { UNINVOICED } from "../special-case/special-cases.ts";

/** 无票收入 of companies' months, without tax. */
export function selectUninvoiced(db: TenantDb) {
  return db
    .selectFrom("plainRecord as c")
    .where("c.resource", "=", "specialCase")
    .where("c.isRemove", "=", 0)
    .where(sql<SqlBool>`(c.fields ->> 'specialType')::integer = ${sql.lit(UNINVOICED)}`)
    .groupBy(["c.companyId", "c.kjnd", "c.kjqj"])
    .select(["c.kjnd", "c.kjqj", sql<string | null>`sum((c.fields ->> 'amount')::numeric)`.as("amount")]);
}
