import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ownProject } from "../../../server/testing/own-project.ts";
import { createClock } from "../../../server/platform/clock.ts";
import { openDatabase } from "../../../server/platform/database/open-database.ts";
import { seedEmptyDatabase } from "../../../demo/seed-empty-database.ts";
import { permissionTree } from "../../../server/access/permission-tree.ts";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import { compareAnswers } from "./compare-answers.ts";
import { type Load, loadAtRate, loadWith } from "./load.ts";
import { mixOf } from "./mix.ts";
import { type BenchFacts, prepareDatabase } from "./prepare-database.ts";
import { MOST_SCRIPTS, loadWithPgbench, writeScripts } from "./pgbench.ts";
import { readPlans } from "./read-plans.ts";
import { recordStatements } from "./record-statements.ts";
import {
  HAND_AIM,
  PGBENCH_AIM,
  PLAN_HEAD,
  RATE_HEAD,
  type Round,
  planLine,
  rateLine,
  throughputHead,
  throughputLine,
} from "./report.ts";
import { ENTRIES, type Running, startServers } from "./start-server.ts";

/** `npm run bench:server`; docs/scale.md says what is measured and how to read the report. */
const REPORT = path.resolve(import.meta.dirname, "../../../.cache/bench-server.md");
const CLIENTS = 16;
const RATE = 200;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "8" },
    only: { type: "string", multiple: true },
  },
});
const rounds = wholeNumber("rounds", values.rounds);
const seconds = wholeNumber("seconds", values.seconds);
const databaseUrl = process.env["DATABASE_URL"] || undefined;

const PARTS: {
  readonly [name: string]: { readonly onPostgres: boolean; readonly run: () => Promise<void> };
} = {
  pglite: { onPostgres: false, run: measurePglite },
  one: { onPostgres: true, run: async () => await measurePostgres(1) },
  two: { onPostgres: true, run: async () => await measurePostgres(2) },
  pgbench: { onPostgres: true, run: measurePgbench },
  rate: { onPostgres: true, run: measureRate },
  plans: { onPostgres: true, run: showPlans },
};

const wanted = values.only ?? Object.keys(PARTS).filter((name) => databaseUrl ?? !PARTS[name]?.onPostgres);
const lines: string[] = [];
for (const name of wanted) {
  const part = PARTS[name];
  if (!part) throw new Error(`--only takes one of ${Object.keys(PARTS).join(", ")}`);
  if (part.onPostgres && databaseUrl === undefined)
    throw new Error(`"${name}" needs DATABASE_URL, a database that npm run seed has filled`);
  await part.run();
}
if (databaseUrl === undefined)
  say("\nPGlite alone: DATABASE_URL of a database that npm run seed has filled adds PostgreSQL.");
await mkdir(path.dirname(REPORT), { recursive: true });
await writeFile(REPORT, `${lines.join("\n")}\n`);

async function measurePglite(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  try {
    const [ourFolder, handFolder] = [path.join(folder, "ours"), path.join(folder, "hand")];
    await seedDemonstration(ourFolder);
    const facts = await prepare({ dataDir: ourFolder });
    await cp(ourFolder, handFolder, { recursive: true });
    say(`\n## PGlite: ${size(facts)}\n\n${throughputHead("by hand")}`);
    await measure("PGlite, 1 process", facts, { DATA_DIR: ourFolder }, { DATA_DIR: handFolder }, 1);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** All of it: the database of the tests has fewer invoices. */
async function seedDemonstration(dataDir: string): Promise<void> {
  const db = openDatabase({ dataDir });
  try {
    await seedEmptyDatabase(
      db,
      createClock(TEST_NOW, () => 0),
      permissionTree(ownProject),
    );
  } finally {
    await db.destroy();
  }
}

async function measurePostgres(processes: number): Promise<void> {
  const facts = await prepare({ databaseUrl });
  if (processes === 1 || !wanted.includes("one"))
    say(`\n## PostgreSQL: ${size(facts)}\n\n${throughputHead("by hand")}`);
  const env = { DATABASE_URL: databaseUrl };
  const title = `PostgreSQL, ${processes} process${processes === 1 ? "" : "es"}`;
  await measure(title, facts, env, env, processes);
}

async function measure(
  title: string,
  facts: BenchFacts,
  ours: NodeJS.ProcessEnv,
  hand: NodeJS.ProcessEnv,
  processes: number,
): Promise<void> {
  await withBoth({ ours, hand, processes, facts }, async (servers) => {
    const mix = mixOf(facts);
    const loadOf = async ({ addresses }: Running) =>
      await loadWith(addresses, mix, { clients: CLIENTS, seconds });
    const measured = await takeTurns(
      async () => await loadOf(servers.ours),
      async () => await loadOf(servers.hand),
    );
    say(throughputLine(title, measured, HAND_AIM));
  });
}

/** Measures the throughput of the database under pgbench alone, beside the product's. */
async function measurePgbench(): Promise<void> {
  const facts = await prepare({ databaseUrl });
  const url = databaseUrl ?? "";
  const mix = mixOf(facts);
  say(`\n## pgbench with the same statements: ${size(facts)}\n\n${throughputHead("pgbench")}`);
  const folder = await mkdtemp(path.join(tmpdir(), "pgbench-"));
  const questions = Array.from({ length: MOST_SCRIPTS }, (_none, turn) => mix(turn));
  const scripts = await writeScripts(folder, await recordStatements(url, questions));
  const ours = await startServers(ENTRIES.ours, { DATABASE_URL: url, APP_NOW: TEST_NOW }, 1);
  try {
    const measured = await takeTurns(
      async () => await loadWith(ours.addresses, mix, { clients: CLIENTS, seconds }),
      async () => await loadWithPgbench(url, scripts, { clients: CLIENTS, seconds, folder }),
    );
    say(throughputLine("PostgreSQL, 1 process", measured, PGBENCH_AIM));
  } finally {
    await ours.close();
    await rm(folder, { recursive: true });
  }
}

/** Each round begins with the other one. */
async function takeTurns(ours: () => Promise<Load>, other: () => Promise<Load>): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) measured.push({ ours: await ours(), other: await other() });
    else {
      const late = await other();
      measured.push({ ours: await ours(), other: late });
    }
  }
  return measured;
}

async function measureRate(): Promise<void> {
  const facts = await prepare({ databaseUrl });
  say(`\n## ${RATE} requests a second on PostgreSQL, 1 process\n\n${RATE_HEAD}`);
  const env = { DATABASE_URL: databaseUrl };
  await withBoth({ ours: env, hand: env, processes: 1, facts }, async ({ ours, hand }) => {
    const options = { rate: RATE, seconds: Math.max(20, rounds * seconds) };
    // The first minutes of a server are spent on compiling it.
    for (const { addresses } of [ours, hand])
      await loadWith(addresses, mixOf(facts), { clients: 4, seconds });
    say(rateLine("ours", await loadAtRate(ours.addresses, mixOf(facts), options), true));
    say(rateLine("by hand", await loadAtRate(hand.addresses, mixOf(facts), options), false));
  });
}

async function showPlans(): Promise<void> {
  const facts = await prepare({ databaseUrl });
  const plans = await readPlans(databaseUrl ?? "", facts);
  const numberOf = (at: number) =>
    plans.slice(0, at + 1).filter(({ request }) => request === plans[at]?.request).length;
  say(`\n## Statements on ${facts.invoices.toLocaleString("en")} invoices\n\n${PLAN_HEAD}`);
  for (const [at, plan] of plans.entries()) say(planLine(plan, numberOf(at)));
  for (const { request, text } of plans) say(`\n${request}\n\n\`\`\`\n${text}\n\`\`\``);
  const whole = plans.filter(({ readsWholeTable }) => readsWholeTable);
  if (whole.length > 0) {
    process.stderr.write(`${whole.length} statements read the whole table of invoices.\n`);
    process.exitCode = 1;
  }
}

interface Both {
  readonly ours: NodeJS.ProcessEnv;
  readonly hand: NodeJS.ProcessEnv;
  readonly processes: number;
  readonly facts: BenchFacts;
}

/** Runs both servers at once, once their answers are equal; a server without requests costs nothing. */
async function withBoth(
  { ours, hand, processes, facts }: Both,
  work: (servers: { readonly ours: Running; readonly hand: Running }) => Promise<void>,
): Promise<void> {
  const running: Running[] = [];
  const start = async (entry: string, env: NodeJS.ProcessEnv) => {
    const server = await startServers(entry, { ...env, APP_NOW: TEST_NOW }, processes);
    running.push(server);
    return server;
  };
  try {
    const servers = { ours: await start(ENTRIES.ours, ours), hand: await start(ENTRIES.hand, hand) };
    await compareAnswers(servers.ours.addresses[0] ?? "", servers.hand.addresses[0] ?? "", facts);
    await work(servers);
  } finally {
    await Promise.all(running.map(({ close }) => close()));
  }
}

async function prepare(options: Parameters<typeof openDatabase>[0]): Promise<BenchFacts> {
  const db = openDatabase(options);
  try {
    return await prepareDatabase(db);
  } finally {
    await db.destroy();
  }
}

function size({ companies, invoices }: BenchFacts): string {
  return `${companies.toLocaleString("en")} companies, ${invoices.toLocaleString("en")} invoices, ${CLIENTS} clients`;
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1`);
  return number;
}

function say(text: string): void {
  lines.push(text);
  process.stdout.write(`${text}\n`);
}
