import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { startProduct } from "../product/start-product.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The product over a database whose first firm has so many clients. */
export async function startFirm(clients: number) {
  return await startProduct(async (env) => {
    const args = ["--companies", String(clients), "--invoices-per-month", "1"];
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/seed.ts", ...args], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: undefined, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`a firm of ${clients} clients could not be seeded`);
  });
}
