import { type Kysely, sql } from "kysely";
import type { Database } from "../../tables/tables.ts";
import { listTables } from "./backup-tables.ts";

/**
 * The tables whose rows let somebody in: sign-ins, tickets, states that set a password, shared codes, links of clients,
 * codes by SMS, codes of locked screens.
 */
export const CREDENTIAL_TABLES: readonly string[] = [
  "token",
  "sso_ticket",
  "password_state",
  "share_code",
  "client_link",
  "sms_code",
  "screen_lock",
];

/**
 * Ends whatever lets somebody in. A database that is as old as its backup does not know what was ended since: a
 * sign-out, a new password, a share that was taken back. A table that an older backup does not have yet is left out.
 */
export async function endCredentials(db: Kysely<Database>): Promise<void> {
  const tables = new Set(await listTables(db));
  for (const table of CREDENTIAL_TABLES)
    if (tables.has(table)) await sql`delete from ${sql.table(table)}`.execute(db);
}
