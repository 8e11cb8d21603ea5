import { sql } from "kysely";
import { PREPARED } from "../platform/database/prepared-statements.ts";
import type { TenantDb } from "../platform/database/tenant-db.ts";

/**
 * The user who changes a row of this transaction stands beside its new version, nobody where a client does: see the
 * migration `0011-row-versions`.
 */
export async function setRowWriter(db: TenantDb, userId: number | null, now: string): Promise<void> {
  await db
    .selectNoFrom([
      sql`set_config('app.user_id', ${String(userId ?? "")}, true)`.as("writer"),
      sql`set_config('app.now', ${now}, true)`.as("time"),
    ])
    .modifyEnd(PREPARED)
    .execute();
}
