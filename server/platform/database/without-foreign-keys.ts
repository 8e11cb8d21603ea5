import { type Kysely, sql } from "kysely";
import { nameInDatabase } from "./column-names.ts";
import type { Database } from "../../tables/tables.ts";

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs work that fills tables by the ten thousand rows; their foreign keys are checked once at its end, which takes a
 * tenth of the time of checking each row. Only within a transaction: when the work fails, the keys come back with it.
 * Throws when a row names a key that does not exist.
 */
export async function withoutForeignKeys<Result>(
  transaction: Kysely<Database>,
  tables: readonly (keyof Database)[],
  work: () => Promise<Result>,
): Promise<Result> {
  const keys = await foreignKeysOf(transaction, tables);
  for (const { table, name } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
  const result = await work();
  for (const { table, name, definition } of keys)
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}
    `.execute(transaction);
  return result;
}

async function foreignKeysOf(
  db: Kysely<Database>,
  tables: readonly (keyof Database)[],
): Promise<readonly ForeignKey[]> {
  const names = tables.map(nameInDatabase);
  const { rows } = await sql<ForeignKey>`
    select c.relname as "table", k.conname as "name", pg_get_constraintdef(k.oid) as "definition"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace and c.relname in (${sql.join(names)})
    order by c.relname, k.conname
  `.execute(db);
  return rows;
}
