import { type Kysely, sql } from "kysely";
import type { Database } from "../../tables/tables.ts";
import { RowSum, type TableSum } from "./backup-format.ts";

/** Rows that are fetched at a time; a file may have 20 MB. */
const AT_ONCE = { plain: 1000, withFiles: 5 } as const;

/** Values read the same on every database, whatever it is set to. To be called first in the transaction. */
export async function fixFormats(db: Kysely<Database>): Promise<void> {
  for (const [name, value] of [
    ["timezone", "UTC"],
    ["datestyle", "ISO, YMD"],
    ["bytea_output", "hex"],
    ["extra_float_digits", "1"],
  ] as const) {
    await sql`select set_config(${name}, ${value}, true)`.execute(db);
  }
}

/** Every table of the application, in the order of the alphabet; which migrations are done is none of its data. */
export async function listTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    order by c.relname collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Hands over the rows of a table as JSON, one after the other. */
export async function eachRow(
  db: Kysely<Database>,
  table: string,
  take: (row: string) => Promise<void> | void,
): Promise<void> {
  const atOnce = (await keepsFiles(db, table)) ? AT_ONCE.withFiles : AT_ONCE.plain;
  await sql`declare backup_rows no scroll cursor for
    select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(atOnce)} from backup_rows`.execute(db);
    for (const { row } of rows) await take(row);
    if (rows.length < atOnce) break;
  }
  await sql`close backup_rows`.execute(db);
}

async function keepsFiles(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_attribute
    where attrelid = quote_ident(${table})::regclass and atttypid = 'bytea'::regtype`.execute(db);
  return rows.length > 0;
}

export async function sumTable(db: Kysely<Database>, table: string): Promise<TableSum> {
  const sum = new RowSum();
  await eachRow(db, table, (row) => sum.add(row));
  return sum.total;
}

/** Tables whose sums differ, each in a sentence. */
export function differences(
  expected: { readonly [table: string]: TableSum },
  actual: { readonly [table: string]: TableSum },
): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((table) => {
    const [should, is] = [expected[table], actual[table]];
    if (should?.rows !== is?.rows)
      return [`${table}：备份 ${should?.rows ?? 0} 行，现有 ${is?.rows ?? 0} 行`];
    return should?.hash === is?.hash ? [] : [`${table}：内容与备份不一致`];
  });
}
