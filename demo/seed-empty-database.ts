import { type Kysely, sql } from "kysely";
import type { Clock } from "../server/platform/clock.ts";
import { migrate } from "../server/platform/database/migrate.ts";
import type { Database } from "../server/tables/tables.ts";
import type { PermissionTree } from "../server/access/permission-tree.ts";
import type { Enlargement } from "./enlarge-firm.ts";
import { seed } from "./seed.ts";

/** There is data already, which the demo data must not be mixed with. */
export class FilledDatabase extends Error {}

/** Makes the tables and fills them, all of it or nothing. Throws FilledDatabase, before anything is changed. */
export async function seedEmptyDatabase(
  db: Kysely<Database>,
  clock: Clock,
  permissions: PermissionTree,
  enlargement?: Enlargement,
): Promise<void> {
  if (await holdsData(db)) throw new FilledDatabase("the database holds data already");
  await migrate(db, (transaction) => seed(transaction, clock, permissions, enlargement));
}

async function holdsData(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ firm: string | null }>`select to_regclass('firm')::text as firm`.execute(db);
  if (rows[0]?.firm === null) return false;
  return (await db.selectFrom("firm").select("gsid").executeTakeFirst()) !== undefined;
}
