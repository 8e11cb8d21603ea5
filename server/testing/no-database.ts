import type { Kysely } from "kysely";
import { openDatabase } from "../platform/database/open-database.ts";
import type { Database } from "../tables/tables.ts";

/**
 * For objects that take a database but never query it; a query fails, as no server listens there. An embedded one
 * would come up for a hundred megabytes and seconds of the processor, beside the tests that follow.
 */
export function noDatabase(): Kysely<Database> {
  return openDatabase({ databaseUrl: "postgres://127.0.0.1:1/none" });
}
