import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createDatabase } from "./create-database.ts";
import { cachedSeed } from "./seed-cache.ts";

/** The origin of every test database: a data directory of PGlite, or a database beside that of the base. */
export interface SeededDatabase {
  /** The path of the directory, or the name of the database. */
  readonly place: string;
  readonly drop: () => Promise<void>;
}

/**
 * The one that SEEDED_DATABASE names, whose maker drops it; else on PGlite the one that the cache keeps for the present
 * sources, and on a base a new one, migrated and seeded as the product does at its first start.
 */
export async function seededDatabase(base: string | undefined): Promise<SeededDatabase> {
  const given = process.env["SEEDED_DATABASE"];
  if (given) return { place: given, drop: async () => {} };
  if (base === undefined) return { place: await cachedSeed(fill), drop: async () => {} };
  const { name, url, drop } = await createDatabase(base);
  await fill(url).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  return { place: name, drop };
}

/** In a process of its own: the memory that PGlite grows to is kept as long as the process is. */
async function fill(target: string): Promise<void> {
  const program = fileURLToPath(new URL("fill-database.ts", import.meta.url));
  const filling = spawn(process.execPath, ["--import", "tsx", program, target], { stdio: "inherit" });
  const [code] = (await once(filling, "exit")) as [number | null];
  if (code !== 0) throw new Error("The database of the tests could not be seeded; the reason stands above.");
}
