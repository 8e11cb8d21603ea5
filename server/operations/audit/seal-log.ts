import { type Kysely, sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../tables/tables.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { NO_SEAL, hashBatch, selectChanges, selectEntries } from "./seal-hash.ts";

/** Rows of each table in one batch. */
const MOST = 2000;

/** Any number that no other program locks in this database, beside the firm's. */
const LOCK = 7_220_462;

/** Seals what all firms have committed since the last time; gives how many batches. Processes take turns by firm. */
export async function sealLogs(db: Kysely<Database>, clock: Clock): Promise<number> {
  const waiting = await db
    .selectFrom("operationLog")
    .select("gsid")
    .where("seal", "is", null)
    .union(db.selectFrom("fieldChange").select("gsid").where("seal", "is", null))
    .execute();
  let batches = 0;
  for (const { gsid } of waiting) while (await sealBatch(db, gsid, clock)) batches += 1;
  return batches;
}

/** False when there is nothing more to seal, or another process is at it. */
async function sealBatch(whole: Kysely<Database>, gsid: number, clock: Clock): Promise<boolean> {
  return await whole.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(LOCK)}, ${gsid}) as free`.execute(transaction);
    if (rows[0]?.free !== true) return false;
    const db = tenantDb(transaction, gsid);
    const entries = await selectEntries(db, null, MOST);
    const changes = await selectChanges(db, null, MOST);
    const times = [...entries, ...changes].map(({ createTime }) => createTime).toSorted();
    const lastTime = times.at(-1);
    if (lastTime === undefined) return false;
    const last = await db
      .selectFrom("logSeal")
      .select(["seal", "hash"])
      .orderBy("seal", "desc")
      .limit(1)
      .executeTakeFirst();
    const seal = (last?.seal ?? 0) + 1;
    await db
      .insertInto("logSeal")
      .values({
        seal,
        entryCount: entries.length,
        changeCount: changes.length,
        hash: hashBatch(last?.hash ?? NO_SEAL, entries, changes),
        lastTime,
        sealTime: clock.now(),
      })
      .execute();
    for (const [table, rowsOf] of [
      ["operationLog", entries],
      ["fieldChange", changes],
    ] as const) {
      const ids = rowsOf.map(({ id }) => id);
      if (ids.length > 0) await db.updateTable(table).set({ seal }).where("id", "in", ids).execute();
    }
    return true;
  });
}
