import { writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { seedTestDatabase } from "./seed-test-database.ts";
import { seededParts } from "./seeded-database.ts";

/** `tsx server/testing/fill-database.ts <place>`: seeds the PostgreSQL of an address, or PGlite in a folder. */
const [place = ""] = process.argv.slice(2);
await (/^postgres(ql)?:/.test(place) ? seedTestDatabase({ databaseUrl: place }) : fillFolder(place));

async function fillFolder(folder: string): Promise<void> {
  const { dataDir, dump } = seededParts(folder);
  await seedTestDatabase({ dataDir });
  const pglite = new PGlite(dataDir);
  const content = await pglite.dumpDataDir("none");
  await pglite.close();
  await writeFile(dump, content.stream());
}
