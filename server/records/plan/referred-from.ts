import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import { toSql } from "../query/record-conditions.ts";
import type { Through } from "../query/read-through.ts";

/** Holds for a record that one of another kind, which is like this, refers to. */
export function referredFrom(db: TenantDb, { plan, refers, conditions }: Through): RawBuilder<SqlBool> {
  let referring = db
    .selectFrom("plainRecord as r")
    .select(sql<number>`(${refers.value})::integer`.as("id"))
    .where("r.resource", "=", sql.lit(plan.record.name))
    .where("r.isRemove", "=", sql.lit(0));
  for (const condition of conditions) referring = referring.where(toSql(plan, condition));
  // As an array they are looked up once; PostgreSQL expects one of them, and would look again for every record.
  return sql`r.id = any(array(${referring}))`;
}
