import { cp } from "node:fs/promises";
import type { Kysely } from "kysely";
import { openDatabase } from "../../../server/platform/database/open-database.ts";
import type { Database } from "../../../server/tables/tables.ts";
import { seededDatabase } from "../../../server/testing/seeded-database.ts";
import type { DatabaseEnv } from "./start-product.ts";

/** The data of the demonstration, with what a part adds to them. */
export async function fillDemonstration<Added>(
  { DATA_DIR }: DatabaseEnv,
  add: (db: Kysely<Database>) => Promise<Added>,
): Promise<Added> {
  const { place } = await seededDatabase(undefined);
  await cp(place, DATA_DIR, { recursive: true });
  const db = openDatabase({ dataDir: DATA_DIR });
  try {
    return await add(db);
  } finally {
    await db.destroy();
  }
}
