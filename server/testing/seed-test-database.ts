import { fileURLToPath } from "node:url";
import { createClock } from "../clock.ts";
import { migrate } from "../database/migrate.ts";
import { type DatabaseOptions, openDatabase } from "../database/open-database.ts";
import { seed } from "../demo/seed.ts";
import { readPermissionTree } from "../permission/permission-tree.ts";
import { TEST_NOW } from "./test-now.ts";

const SCHEMAS_DIR = fileURLToPath(new URL("../../schemas/", import.meta.url));

/** Fills an empty database as the product does at its first start. Nobody is connected to it afterwards. */
export async function seedTestDatabase(options: DatabaseOptions): Promise<void> {
  const clock = createClock(TEST_NOW, () => 0);
  const db = openDatabase(options);
  try {
    await migrate(db, (transaction) => seed(transaction, clock, readPermissionTree(SCHEMAS_DIR)));
  } finally {
    await db.destroy();
  }
}
