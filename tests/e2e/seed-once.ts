import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase } from "../../server/testing/create-database.ts";
import { seedTestDatabase } from "../../server/testing/seed-test-database.ts";

/**
 * Migrates and seeds one database before the journeys; every app begins with a copy of it. Workers find it in
 * SEEDED_DATABASE: a folder of PGlite, or the name of a database beside that of DATABASE_URL.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const base = process.env.DATABASE_URL;
  if (base) {
    const { name, url, drop } = await createDatabase(base);
    await seedTestDatabase({ databaseUrl: url });
    process.env.SEEDED_DATABASE = name;
    return drop;
  }
  const folder = await mkdtemp(path.join(tmpdir(), "seeded-"));
  await seedTestDatabase({ dataDir: folder });
  process.env.SEEDED_DATABASE = folder;
  return () => rm(folder, { recursive: true });
}
