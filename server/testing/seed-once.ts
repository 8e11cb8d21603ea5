import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject, Vitest } from "vitest/node";
import { createDatabase } from "./create-database.ts";
import { seedTestDatabase } from "./seed-test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What every test database is a copy of: a file with a dump of PGlite, or the name of a PostgreSQL database. */
    readonly seededDatabase: string;
  }
}

/** Migrates and seeds one database before the tests of a run, whatever their projects, which begin with copies of it. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ("seededDatabase" in vitest.getRootProject().getProvidedContext()) return undefined;
  const base = process.env["DATABASE_URL"];
  return base === undefined ? await seedPglite(vitest) : await seedPostgres(vitest, base);
}

async function seedPglite(vitest: Vitest): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "seeded-"));
  const dataDir = path.join(folder, "pglite");
  await seedTestDatabase({ dataDir });
  const pglite = new PGlite(dataDir);
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  await rm(dataDir, { recursive: true });
  const file = path.join(folder, "dump.tar");
  await writeFile(file, dump.stream());
  vitest.provide("seededDatabase", file);
  return () => rm(folder, { recursive: true });
}

async function seedPostgres(vitest: Vitest, base: string): Promise<() => Promise<void>> {
  const { name, url, drop } = await createDatabase(base);
  await seedTestDatabase({ databaseUrl: url });
  vitest.provide("seededDatabase", name);
  return drop;
}
