import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase } from "../../../server/testing/create-database.ts";

export interface OwnDatabase {
  /** The environment that makes the backend use it. */
  readonly env: NodeJS.ProcessEnv;
  readonly drop: () => Promise<void>;
}

/** A copy of the one that the run has seeded (see `prepareOnce`), else an empty one, which the app fills itself. */
export async function ownDatabase(): Promise<OwnDatabase> {
  const { DATABASE_URL: base, SEEDED_DATABASE: seeded } = process.env;
  if (base) {
    const { url, drop } = await createDatabase(base, seeded);
    return { env: { DATABASE_URL: url }, drop };
  }
  if (!seeded) return { env: {}, drop: async () => {} };
  const folder = await mkdtemp(path.join(tmpdir(), "journeys-"));
  const dataDir = path.join(folder, "pglite");
  await cp(seeded, dataDir, { recursive: true });
  return {
    env: { DATA_DIR: dataDir },
    drop: () => rm(folder, { recursive: true, maxRetries: 20, retryDelay: 250 }),
  };
}
