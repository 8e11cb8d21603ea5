import { sql } from "kysely";
import type { TenantDb } from "../platform/database/tenant-db.ts";

/** The firm's setting whether links of clients end with the sign-in that made them; a firm that has set nothing keeps them. */
export async function signOutEndsLinks(db: TenantDb): Promise<boolean> {
  const kept = await db
    .selectFrom("plainRecord")
    .select(sql<number | null>`(fields ->> 'signOutEndsLinks')::integer`.as("ends"))
    .where("resource", "=", "firmSetting")
    .executeTakeFirst();
  return kept?.ends === 1;
}
