import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startServerProcess } from "../../../server/testing/server-process.ts";
import { TEST_NOW } from "../../../server/testing/test-now.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

interface RunningFirm {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** The product as it is built, over a database of its own whose first firm has so many clients. */
export async function startFirm(clients: number): Promise<RunningFirm> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-firm-"));
  const env = { DATA_DIR: path.join(folder, "pglite"), APP_NOW: TEST_NOW };
  const remove = () => rm(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
  try {
    await seed(clients, env);
    const server = await startServerProcess({ ...env, STATIC_DIR: "dist/app", DEMO: "1" });
    const stop = async () => {
      await server.stop();
      await remove();
    };
    return { address: server.address, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function seed(clients: number, env: NodeJS.ProcessEnv): Promise<void> {
  const args = ["--companies", String(clients), "--invoices-per-month", "1"];
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/seed.ts", ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: undefined, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`a firm of ${clients} clients could not be seeded`);
}
