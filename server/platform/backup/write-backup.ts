import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../../tables/tables.ts";
import { type BackupEnd, type BackupHead, FORMAT, ROW, RowSum, type TableSum } from "./backup-format.ts";
import { eachRow, fixFormats, listTables } from "./backup-tables.ts";
import { type ReadBackup, readBackup } from "./read-backup.ts";

/**
 * Writes all of the database, as it is at one moment, into a compressed file, and reads the file again. A file that
 * stands there already is replaced when the new one is whole.
 */
export async function writeBackup(db: Kysely<Database>, clock: Clock, file: string): Promise<ReadBackup> {
  const draft = `${file}.unfinished`;
  try {
    await fill(draft, db, clock);
    const written = await readBackup(draft);
    await rename(draft, file);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(file: string, db: Kysely<Database>, clock: Clock): Promise<void> {
  const packed = createGzip();
  // Passwords' hashes and clients' files: for the operator's eyes alone.
  const written = finished(packed.pipe(createWriteStream(file, { mode: 0o600, flush: true })));
  const write = async (line: string) => {
    if (!packed.write(`${line}\n`)) await Promise.race([once(packed, "drain"), written]);
  };
  const tables: { [table: string]: TableSum } = {};
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      await fixFormats(transaction);
      const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
        transaction,
      );
      const migrations = rows.map(({ name }) => name);
      const head: BackupHead = { format: FORMAT, migrations, madeAt: clock.now() };
      await write(JSON.stringify({ head }));
      for (const table of await listTables(transaction)) {
        await write(JSON.stringify({ table }));
        const sum = new RowSum();
        await eachRow(transaction, table, async (row) => {
          sum.add(row);
          await write(`${ROW}${row}`);
        });
        tables[table] = sum.total;
      }
    });
  const end: BackupEnd = { tables };
  await write(JSON.stringify({ end }));
  packed.end();
  await written;
}
