import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createDatabase } from "./create-database.ts";

/** What every test database is a copy of: a folder with PGlite's files, or a database beside that of the base. */
export interface SeededDatabase {
  /** The path of the folder, whose parts `seededParts` names, or the name of the database. */
  readonly place: string;
  readonly drop: () => Promise<void>;
}

/** The one that SEEDED_DATABASE names, whose maker drops it; else a new one, on PGlite unless a base is given. */
export async function seededDatabase(base: string | undefined): Promise<SeededDatabase> {
  const given = process.env["SEEDED_DATABASE"];
  return given ? { place: given, drop: async () => {} } : await makeSeededDatabase(base);
}

/** Migrates and seeds a database as the product does at its first start. */
export async function makeSeededDatabase(base: string | undefined): Promise<SeededDatabase> {
  const { target, ...seeded } = base === undefined ? await emptyFolder() : await emptyDatabase(base);
  await fill(target).catch(async (error: unknown) => {
    await seeded.drop();
    throw error;
  });
  return seeded;
}

/** The data directory of PGlite in a seeded folder, and the dump of it. */
export function seededParts(place: string): { readonly dataDir: string; readonly dump: string } {
  return { dataDir: path.join(place, "pglite"), dump: path.join(place, "dump.tar") };
}

/** In a process of its own: the memory that PGlite grows to is kept as long as the process is. */
async function fill(target: string): Promise<void> {
  const program = fileURLToPath(new URL("fill-database.ts", import.meta.url));
  const filling = spawn(process.execPath, ["--import", "tsx", program, target], { stdio: "inherit" });
  const [code] = (await once(filling, "exit")) as [number | null];
  if (code !== 0) throw new Error("The database of the tests could not be seeded; the reason stands above.");
}

interface EmptyPlace extends SeededDatabase {
  /** What `fill-database.ts` is told. */
  readonly target: string;
}

async function emptyFolder(): Promise<EmptyPlace> {
  const place = await mkdtemp(path.join(tmpdir(), "seeded-"));
  return { place, target: place, drop: () => rm(place, { recursive: true }) };
}

async function emptyDatabase(base: string): Promise<EmptyPlace> {
  const { name, url, drop } = await createDatabase(base);
  return { place: name, target: url, drop };
}
