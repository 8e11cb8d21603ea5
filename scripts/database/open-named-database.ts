import { existsSync } from "node:fs";
import path from "node:path";
import type { Kysely } from "kysely";
import { claimFolder } from "../../server/platform/database/claim-folder.ts";
import { openDatabase } from "../../server/platform/database/open-database.ts";
import type { Database } from "../../server/tables/tables.ts";

const DATA_DIR = path.join(import.meta.dirname, "../../.data/pglite");

/** The database that DATABASE_URL or DATA_DIR names; a PGlite folder belongs to this process until the end of `work`. */
export async function withNamedDatabase<Result>(
  env: NodeJS.ProcessEnv,
  work: (db: Kysely<Database>) => Promise<Result>,
  { mayBeNew = false }: { readonly mayBeNew?: boolean } = {},
): Promise<Result> {
  const databaseUrl = env["DATABASE_URL"] || undefined;
  const dataDir = env["DATA_DIR"] || DATA_DIR;
  if (databaseUrl === undefined && !mayBeNew && !existsSync(dataDir))
    throw new Error(`数据目录 ${dataDir} 不存在；请用 DATA_DIR 或 DATABASE_URL 指明数据库`);
  const release = databaseUrl === undefined ? await claimFolder(dataDir) : () => {};
  const db = openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    release();
  }
}

/** For the operator; a database that cannot be reached says so for each of its addresses. */
export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [error];
  return first instanceof Error ? first.message : String(first);
}
