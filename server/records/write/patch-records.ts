import { sql } from "kysely";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
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

/** The same for several records with fields of their own each, in one go; people see that they have changed. */
export async function patchEach(
  { db, clock }: Pick<FirmContext, "db" | "clock">,
  changes: ReadonlyMap<number, Fields>,
): Promise<void> {
  if (changes.size === 0) return;
  const byId = JSON.stringify(Object.fromEntries(changes));
  await db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || (${byId}::jsonb -> id::text)`, updateTime: clock.now() })
    .where("id", "in", [...changes.keys()])
    .execute();
}
