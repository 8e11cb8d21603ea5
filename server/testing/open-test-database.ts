import type { Dirent } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import type { Kysely, Logger } from "kysely";
import { inject } from "vitest";
import type { DataFiles } from "../platform/database/memory-files.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import type { Database } from "../tables/tables.ts";
import { createDatabase } from "./create-database.ts";

export interface TestDatabase {
  readonly db: Kysely<Database>;
  /** Ends the connections; nothing of the database is left. */
  readonly drop: () => Promise<void>;
}

/**
 * A database of the caller's own with the demo data: PGlite in memory, or one beside that of `DATABASE_URL`. `log` is called
 * with each statement.
 */
export async function openTestDatabase(log?: Logger): Promise<TestDatabase> {
  const seeded = inject("seededDatabase");
  const base = process.env["DATABASE_URL"];
  if (base === undefined) {
    const db = openDatabase({ files: await readFiles(seeded), ...(log && { log }) });
    return { db, drop: () => db.destroy() };
  }
  const { url, drop } = await createDatabase(base, seeded);
  const db = openDatabase({ databaseUrl: url, ...(log && { log }) });
  return {
    db,
    drop: async () => {
      await db.destroy();
      await drop();
    },
  };
}

const read = new Map<string, Promise<DataFiles>>();

/** Every database of a process begins with the same files, read once. */
async function readFiles(folder: string): Promise<DataFiles> {
  const files = read.get(folder) ?? readDataFiles(folder);
  read.set(folder, files);
  return await files;
}

async function readDataFiles(folder: string): Promise<DataFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: Dirent) => path.relative(folder, path.join(parentPath, name));
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
    files: new Map(
      await Promise.all(
        files.map(async (file) => [file, new Uint8Array(await readFile(path.join(folder, file)))] as const),
      ),
    ),
  };
}
