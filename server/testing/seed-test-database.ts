import { ownProject } from "./own-project.ts";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { createClock } from "../platform/clock.ts";
import { PATIENT_LIMITS } from "../platform/database/database-limits.ts";
import { migrate } from "../platform/database/migrate.ts";
import { type DatabaseOptions, openDatabase } from "../platform/database/open-database.ts";
import type { Database } from "../tables/tables.ts";
import { seed } from "../../demo/seed.ts";
import { keepIndexes } from "../records/indexes/keep-indexes.ts";
import { permissionTree } from "../access/permission-tree.ts";
import { cutOldInvoices } from "./cut-old-invoices.ts";
import { TEST_NOW } from "./test-now.ts";

/**
 * Fills an empty database as the product does at its first start, and cuts what only makes copies of it heavy. Nobody is
 * connected to it afterwards.
 */
export async function seedTestDatabase(options: DatabaseOptions): Promise<void> {
  const clock = createClock(TEST_NOW, () => 0);
  const db = openDatabase({ ...options, limits: PATIENT_LIMITS });
  let needed: string;
  try {
    await migrate(db, async (transaction) => {
      await seed(transaction, clock, permissionTree(ownProject));
      await keepIndexes(transaction, ownProject);
    });
    await cutOldInvoices(db, clock.now());
    needed = await writtenLast(db);
  } finally {
    await db.destroy();
  }
  if (options.dataDir !== undefined) await dropOldLogs(options.dataDir, needed);
}

/** The write-ahead log that a restart begins with, once everything before it is in the tables. */
async function writtenLast(db: Kysely<Database>): Promise<string> {
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn()) as name`.execute(
    db,
  );
  return rows[0]?.name ?? "";
}

/** Two thirds of a folder that has just been filled are logs, which every copy of it would carry along. */
async function dropOldLogs(dataDir: string, needed: string): Promise<void> {
  const folder = path.join(dataDir, "pg_wal");
  for (const name of await readdir(folder)) {
    if (/^[0-9A-F]{24}$/.test(name) && name !== needed) await rm(path.join(folder, name));
  }
}
