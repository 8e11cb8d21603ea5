import { type Kysely, sql } from "kysely";
import { currentPeriod, periodParts, shiftPeriod } from "../../src/domain/period.ts";
import type { Database } from "../tables/tables.ts";

/** Clients of each firm that keep the invoices of two years; their numbers in the firm begin with 1. */
const WITH_HISTORY = 14;
const MONTHS_OF_OTHERS = 4;

/**
 * Deletes the older invoices of most clients, with the red letters to them: nine tenths of the demo data are invoices, and every test database is a
 * copy of them. Amounts calculated from them stay.
 */
export async function cutOldInvoices(db: Kysely<Database>, now: string): Promise<void> {
  const { kjnd, kjqj } = periodParts(shiftPeriod(currentPeriod(now), 1 - MONTHS_OF_OTHERS));
  const isOld = sql`company_id % 1000 > ${WITH_HISTORY} and (kjnd, kjqj) < (${kjnd}, ${kjqj})`;
  // A red letter would lack its blue invoice.
  await sql`delete from invoice where lzfp_id in (select id from invoice where ${isOld})`.execute(db);
  await sql`delete from invoice where ${isOld}`.execute(db);
  await sql`vacuum full invoice`.execute(db);
}
