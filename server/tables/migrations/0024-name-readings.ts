import { type Kysely, sql } from "kysely";
import { nameInitials, readName } from "../../../src/domain/name-reading.ts";
import type { Database } from "../tables.ts";

/** Names of clients and staff are kept as searches by pinyin read them; whoever writes a name writes its reading. */
export const nameReadings: readonly string[] = [
  `alter table company add column reading text`,
  `alter table staff add column reading text`,
];

/** Reads the names that are there already, and from then on demands a reading of each. */
export async function fillNameReadings(db: Kysely<Database>): Promise<void> {
  // Nobody has changed these rows.
  for (const table of TABLES)
    await sql`alter table ${sql.ref(table)} disable trigger renew_row_version`.execute(db);
  const companies = await db.selectFrom("company").select(["companyId", "companyName"]).execute();
  for (const part of inParts(companies)) {
    const rows = part.map(
      ({ companyId, companyName: name }) =>
        sql`(${companyId}::integer, ${readName(name)}, ${nameInitials(name)})`,
    );
    await sql`update company set reading = v.reading, zjm = v.zjm from (values ${sql.join(rows)}) v (id, reading, zjm)
      where company_id = v.id`.execute(db);
  }
  const staff = await db.selectFrom("staff").select(["userId", "name"]).execute();
  for (const part of inParts(staff)) {
    const rows = part.map(({ userId, name }) => sql`(${userId}::integer, ${readName(name)})`);
    await sql`update staff set reading = v.reading from (values ${sql.join(rows)}) v (id, reading)
      where user_id = v.id`.execute(db);
  }
  for (const table of TABLES) {
    await sql`alter table ${sql.ref(table)} enable trigger renew_row_version`.execute(db);
    await sql`alter table ${sql.ref(table)} alter column reading set not null`.execute(db);
  }
}

const TABLES = ["company", "staff"];

const ROWS_A_STATEMENT = 1000;

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_none, part) =>
    rows.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT),
  );
}
