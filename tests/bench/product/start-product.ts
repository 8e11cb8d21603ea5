import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServerProcess } from "../../../server/testing/server-process.ts";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import { type PageName, pagesFolder } from "../build-pages.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

interface RunningProduct<Filled> {
  readonly address: string;
  /** The answer of who has filled its database. */
  readonly filled: Filled;
  readonly stop: () => Promise<void>;
}

/** The place and the time of a database that is to be filled, as environment variables of the server. */
export interface DatabaseEnv {
  readonly DATA_DIR: string;
  readonly APP_NOW: string;
}

/** The product as it is built, over a database of its own; a page written by hand is served beside it, for the same session. */
export async function startProduct<Filled>(
  fill: (env: DatabaseEnv) => Promise<Filled>,
  beside?: PageName,
): Promise<RunningProduct<Filled>> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-product-"));
  const env = { DATA_DIR: path.join(folder, "pglite"), APP_NOW: TEST_NOW };
  const remove = () => rm(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
  try {
    const filled = await fill(env);
    const served = path.join(folder, "served");
    await cp(path.join(ROOT, "dist/app"), served, { recursive: true });
    if (beside) await cp(path.join(pagesFolder, beside), path.join(served, beside), { recursive: true });
    const server = await startServerProcess({ ...env, STATIC_DIR: served, DEMO: "1" });
    const stop = async () => {
      await server.stop();
      await remove();
    };
    return { address: server.address, filled, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
