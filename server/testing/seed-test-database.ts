import { ownProject } from "./own-project.ts";
import { readFile, readdir, rm, truncate } from "node:fs/promises";
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
 * Fills an empty database as the product does at its first start, and cuts data that makes copies heavy. No client is
 * connected to it afterwards.
 */
export async function seedTestDatabase(options: DatabaseOptions): Promise<void> {
  const clock = createClock(TEST_NOW, () => 0);
  const db = openDatabase({ ...options, limits: PATIENT_LIMITS });
  const { dataDir } = options;
  let needed = "";
  try {
    await migrate(db, async (transaction) => {
      await seed(transaction, clock, permissionTree(ownProject));
      await keepIndexes(transaction, ownProject);
    });
    await cutOldInvoices(db, clock.now());
    if (dataDir !== undefined) needed = await beginLastLog(db);
  } finally {
    await db.destroy();
  }
  if (dataDir !== undefined) await cutLogs(path.join(dataDir, "pg_wal"), needed);
}

/** The write-ahead log that a restart begins with, once everything before it is in the tables: one of its own. */
async function beginLastLog(db: Kysely<Database>): Promise<string> {
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_current_wal_lsn()) as name`.execute(
    db,
  );
  return rows[0]?.name ?? "";
}

/**
 * Two thirds of a folder that has just been filled are logs, and the last of them is nearly empty: each copy of the
 * folder would carry them along, and copy the last one whole at its first write.
 */
async function cutLogs(folder: string, needed: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^[0-9A-F]{24}$/.test(name) && name !== needed) await rm(path.join(folder, name));
  }
  const last = path.join(folder, needed);
  await truncate(last, wholePages(await readFile(last)));
}

/** The length of what is written, in bytes; PostgreSQL reads a page at a time, and makes the file longer as it writes. */
function wholePages(log: Buffer): number {
  const end = log.findLastIndex((byte) => byte !== 0) + 1;
  return Math.ceil(end / LOG_PAGE) * LOG_PAGE;
}

const LOG_PAGE = 8192;
