import { type Kysely, sql } from "kysely";
import { buildTables } from "../database/migrate.ts";
import type { Database } from "../../tables/tables.ts";
import type { TableSum } from "./backup-format.ts";
import { differences, fixFormats, listTables, sumTable } from "./backup-tables.ts";
import { endCredentials } from "./end-credentials.ts";
import { type ReadBackup, readBackup } from "./read-backup.ts";

/** Characters of rows that are sent at a time. */
const AT_ONCE = 4_000_000;

/**
 * Fills an empty database from a backup, in one transaction, and holds every table against it: all or nothing. The
 * database is then as old as the backup, but lets nobody in who had come in before; the next start of the server brings
 * it to the newest form.
 */
export async function restoreBackup(db: Kysely<Database>, file: string): Promise<ReadBackup> {
  return await db.transaction().execute(async (transaction) => {
    if ((await listTables(transaction)).length > 0)
      throw new Error("目标数据库不是空的：为避免覆盖，请恢复到新的数据库或目录");
    await fixFormats(transaction);
    const rows = new RowBuffer(transaction);
    let links: Links | undefined;
    const backup = await readBackup(file, {
      onHead: async ({ migrations }) => {
        await buildTables(transaction, migrations);
        links = await loosen(transaction);
        // The backup has the rows that the making of a table puts into it.
        for (const table of await listTables(transaction))
          await sql`delete from ${sql.table(table)}`.execute(transaction);
      },
      onRow: async (table, row) => await rows.add(table, row),
    });
    await rows.flush();
    for (const statement of links?.restore ?? []) await sql.raw(statement).execute(transaction);
    await advanceSequences(transaction);
    const actual: { [table: string]: TableSum } = {};
    for (const table of await listTables(transaction)) actual[table] = await sumTable(transaction, table);
    const faults = differences(backup.end.tables, actual);
    if (faults.length > 0) throw new Error(`恢复结果与备份不一致，已全部撤销：${faults.join("；")}`);
    await endCredentials(transaction);
    return backup;
  });
}

class RowBuffer {
  readonly #db: Kysely<Database>;
  #table = "";
  #rows: string[] = [];
  #size = 0;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async add(table: string, row: string): Promise<void> {
    if (table !== this.#table || this.#size + row.length > AT_ONCE) await this.flush();
    this.#table = table;
    this.#rows.push(row);
    this.#size += row.length;
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return;
    const table = sql.table(this.#table);
    await sql`insert into ${table} overriding system value
      select * from jsonb_populate_recordset(null::${table}, ${`[${this.#rows.join(",")}]`}::jsonb)`.execute(
      this.#db,
    );
    this.#rows = [];
    this.#size = 0;
  }
}

interface Links {
  /** Statements that bind the tables again. */
  readonly restore: readonly string[];
}

/** Rows come in the order of the tables' names: references and triggers wait until all are there. */
async function loosen(db: Kysely<Database>): Promise<Links> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of keys)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db);
  const tables = await listTables(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  return {
    restore: [
      ...keys.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
      ),
      ...tables.map((table) => `alter table "${table}" enable trigger user`),
    ],
  };
}

/** New rows get numbers behind those that are there. */
async function advanceSequences(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as "table", a.attname as "column",
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attidentity <> ''`.execute(
    db,
  );
  for (const { table, column, sequence } of rows) {
    await sql`select setval(${sequence}::regclass, (select coalesce(max(${sql.ref(column)}), 0) + 1
      from ${sql.table(table)}), false)`.execute(db);
  }
}
