import { fileURLToPath } from "node:url";
import path from "node:path";
import type { Kysely } from "kysely";
import { createClock } from "../server/platform/clock.ts";
import { claimFolder } from "../server/platform/database/claim-folder.ts";
import { PATIENT_LIMITS } from "../server/platform/database/database-limits.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";
import type { Database } from "../server/tables/tables.ts";
import { COHORT_SIZE } from "../demo/demo-cohort.ts";
import { FilledDatabase, seedEmptyDatabase } from "../demo/seed-empty-database.ts";
import { permissionTree } from "../server/access/permission-tree.ts";
import { SEED_USAGE, type SeedInput, readSeedInput } from "./database/read-seed-input.ts";
import { readProject } from "../src/schema/project/read-project.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** `npm run seed`: writes the demo data, in the wanted size, into an empty database. */
const DATA_DIR = process.env.DATA_DIR ?? path.join(import.meta.dirname, "../.data/pglite");
const databaseUrl = process.env.DATABASE_URL || undefined;

/** Characters of the progress bar. */
const BAR = 30;

try {
  const input = readSeedInput(process.argv.slice(2), process.env);
  if (input.help) console.log(SEED_USAGE);
  else await fill(input);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof FilledDatabase ? wayOut() : error.message);
  process.exitCode = 1;
}

async function fill(input: SeedInput): Promise<void> {
  const release = databaseUrl === undefined ? await claimFolder(DATA_DIR) : () => {};
  const db = openDatabase(
    databaseUrl === undefined ? { dataDir: DATA_DIR } : { databaseUrl, limits: PATIENT_LIMITS },
  );
  try {
    const clock = createClock(process.env.APP_NOW);
    await seedEmptyDatabase(db, clock, permissionTree(await readProject(ROOT)), enlargementOf(input));
    console.log(await countRows(db));
  } finally {
    await db.destroy();
    release();
  }
}

function wayOut(): string {
  return databaseUrl === undefined
    ? `${DATA_DIR} holds data already: delete the folder, or name another one with DATA_DIR, and seed again.`
    : "The database of DATABASE_URL holds data already: name an empty one and seed again.";
}

function enlargementOf({ companies, invoicesPerMonth }: SeedInput) {
  if (companies === COHORT_SIZE) return undefined;
  const started = performance.now();
  const onProgress = (done: number) => showProgress(done, companies, (performance.now() - started) / 1000);
  return { companies, invoicesPerMonth, onProgress };
}

/** One line that grows on a terminal, a line for each step elsewhere. */
function showProgress(done: number, all: number, seconds: number): void {
  const filled = Math.floor((done / all) * BAR);
  const bar = "█".repeat(filled) + "░".repeat(BAR - filled);
  const line = `${bar} ${done}/${all} companies, ${seconds.toFixed(0)} s`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? "\n" : ""}`);
  else console.log(line);
}

async function countRows(db: Kysely<Database>): Promise<string> {
  const count = async (table: "company" | "invoice" | "plainRecord") => {
    const { total } = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total.toLocaleString("en");
  };
  return [
    `${await count("company")} companies of both firms,`,
    `${await count("invoice")} invoices,`,
    `${await count("plainRecord")} other records.`,
  ].join(" ");
}
