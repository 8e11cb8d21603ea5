import { type Kysely, sql } from "kysely";
import type { Database } from "./tables.ts";
import { foundation } from "./migrations/0001-foundation.ts";
import { jobs } from "./migrations/0002-jobs.ts";
import { customers } from "./migrations/0003-customers.ts";
import { organisation } from "./migrations/0004-organisation.ts";
import { plainRecords } from "./migrations/0005-plain-records.ts";
import { recordColumns } from "./migrations/0006-record-columns.ts";
import { invoices } from "./migrations/0007-invoices.ts";
import { signIns } from "./migrations/0008-sign-ins.ts";
import { permissionVersions } from "./migrations/0009-permission-versions.ts";
import { invoiceYears } from "./migrations/0010-invoice-years.ts";
import { rowVersions } from "./migrations/0011-row-versions.ts";

/** In order; a released one is never changed. */
const MIGRATIONS: readonly { name: string; statements: readonly string[] }[] = [
  { name: "0001-foundation", statements: foundation },
  { name: "0002-jobs", statements: jobs },
  { name: "0003-customers", statements: customers },
  { name: "0004-organisation", statements: organisation },
  { name: "0005-plain-records", statements: plainRecords },
  { name: "0006-record-columns", statements: recordColumns },
  { name: "0007-invoices", statements: invoices },
  { name: "0008-sign-ins", statements: signIns },
  { name: "0009-permission-versions", statements: permissionVersions },
  { name: "0010-invoice-years", statements: invoiceYears },
  { name: "0011-row-versions", statements: rowVersions },
];

/** Any number that no other program locks in this database. */
const LOCK = 7_220_461;

/** Brings the database to the newest form, then runs `afterwards` in the same transaction; processes take turns. */
export async function migrate(
  db: Kysely<Database>,
  afterwards: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    await sql`create table if not exists migration (name text primary key)`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
    const done = new Set(rows.map((row) => row.name));
    for (const { name, statements } of MIGRATIONS.filter((one) => !done.has(one.name))) {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    }
    await afterwards(transaction);
  });
}
