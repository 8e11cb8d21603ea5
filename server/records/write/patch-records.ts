import { sql } from "kysely";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import type { Fields } from "../../contracts/record.ts";

/** Writes fields that follow from another change: past the rules of the records, and without a trace in `updateTime`. */
export async function patchRecords(db: TenantDb, ids: readonly number[], fields: Fields): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || ${JSON.stringify(fields)}::jsonb` })
    .where("id", "in", ids)
    .execute();
}
