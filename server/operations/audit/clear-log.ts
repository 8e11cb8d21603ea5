import type { TenantDb } from "../../platform/database/tenant-db.ts";

/**
 * Deletes the log's batches that are wholly older than `before` (Shanghai text); gives how many rows. The last one's
 * seal stays: what follows is checked from there. Rows that are not sealed stay too. To be called in a transaction.
 */
export async function clearLog(db: TenantDb, before: string): Promise<number> {
  const first = await db
    .selectFrom("logSeal")
    .select((seal) => seal.fn.min("seal").as("seal"))
    .where("lastTime", ">=", before)
    .executeTakeFirst();
  const newest = await db
    .selectFrom("logSeal")
    .select((seal) => seal.fn.max("seal").as("seal"))
    .executeTakeFirst();
  const last = first?.seal ? first.seal - 1 : (newest?.seal ?? 0);
  if (last === 0) return 0;
  let rows = 0;
  for (const table of ["operationLog", "fieldChange"] as const) {
    const { numDeletedRows } = await db.deleteFrom(table).where("seal", "<=", last).executeTakeFirstOrThrow();
    rows += Number(numDeletedRows);
  }
  await db.deleteFrom("logSeal").where("seal", "<", last).execute();
  await db.updateTable("logSeal").set({ cleared: true }).where("seal", "=", last).execute();
  return rows;
}
