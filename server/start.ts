import type { Kysely } from "kysely";
import { type AppOptions, SCHEMAS_DIR, createApp } from "./app.ts";
import { type Clock, createClock } from "./clock.ts";
import { claimFolder } from "./database/claim-folder.ts";
import { PATIENT_LIMITS } from "./database/database-limits.ts";
import { type DatabaseOptions, openDatabase } from "./database/open-database.ts";
import { migrate } from "./database/migrate.ts";
import type { Database } from "./database/tables.ts";
import { seed } from "./demo/seed.ts";
import type { SignOnOptions } from "./sign-on-environment.ts";
import { readPermissionTree } from "./permission/permission-tree.ts";

export interface ServerOptions
  extends
    DatabaseOptions,
    Pick<AppOptions, "staticDir" | "encryptResponses" | "logLevel" | "filingCalendar" | "development">,
    SignOnOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** Where the clock starts, Asia/Shanghai local text; absent: the real time. */
  readonly now?: string | undefined;
}

export interface RunningServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Opens and fills the database, then listens. Closing ends both. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const clock = createClock(options.now);
  const giveBack = options.dataDir && !options.databaseUrl ? await claimFolder(options.dataDir) : () => {};
  const db = openDatabase(options);
  const closeDatabase = async () => {
    await db.destroy();
    giveBack();
  };
  try {
    await fillDatabase(options, db, clock);
    const app = await createApp({ ...options, db, clock });
    const address = await app.listen({ port: options.port, host: options.host });
    const close = async () => {
      await app.close();
      await closeDatabase();
    };
    return { address, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** On a connection of its own where there may be several: a migration takes longer than a request may. */
async function fillDatabase(options: ServerOptions, db: Kysely<Database>, clock: Clock): Promise<void> {
  const patient = options.databaseUrl ? openDatabase({ ...options, limits: PATIENT_LIMITS }) : db;
  try {
    await migrate(patient, async (transaction) => {
      if (options.demoData) await seed(transaction, clock, readPermissionTree(SCHEMAS_DIR));
    });
  } finally {
    if (patient !== db) await patient.destroy();
  }
}
