import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/** The balances of a ledger in a year as `plainRecord as r`, each with its subject as `s`. */
export function selectBalances(
  db: TenantDb,
  { ztdm, kjnd }: { readonly ztdm: number; readonly kjnd: number },
) {
  return db
    .selectFrom("plainRecord as r")
    .innerJoin("plainRecord as s", (join) =>
      join.on("s.id", "=", sql<number>`(r.fields ->> 'subjectId')::bigint`),
    )
    .where("r.resource", "=", "subjectBalance")
    .where("r.companyId", "=", ztdm)
    .where("r.kjnd", "=", kjnd)
    .where("r.isRemove", "=", 0);
}
