import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildWhenStale } from "./build/build-when-stale.ts";
import { whyNoBrowser } from "./find-browser.ts";
import { seededDatabase } from "../server/testing/seeded-database.ts";
import { type Count, asFailure } from "./testing/count.ts";
import { changedFiles } from "./testing/changed-files.ts";
import { findNamedTests } from "./testing/find-named-tests.ts";
import { journeysInTurn } from "./testing/journeys-in-turn.ts";
import { readTurn } from "./testing/read-turn.ts";
import { type Part, runParts } from "./testing/run-parts.ts";
import { runSuite } from "./testing/run-suite.ts";
import { SMALL_FORMS } from "./testing/small-forms.ts";
import { playwrightSuite, vitestSuite } from "./testing/suites.ts";
import { startThrowAwayPostgres } from "./testing/throw-away-postgres.ts";

/**
 * `tsx scripts/test.ts` runs what every commit has to pass: the check, all quick tests that need no browser, on PGlite,
 * and the spine of journeys.
 * `tsx scripts/test.ts --rest` runs what this leaves out: the other journeys, each operation against its
 * catalogue, full matrices, fuzz, every state's accessibility, each command of package.json in a small form, and PostgreSQL. Of what is tried alike for each screen it
 * takes the sixteenth whose turn it is; in CI it takes half of the other journeys, by turns.
 * `tsx scripts/test.ts --all` runs both.
 * `tsx scripts/test.ts --postgres` repeats what touches the database on the PostgreSQL of DATABASE_URL; without one, on
 * a throw-away PostgreSQL of this machine.
 * Files and folders behind any of them are run alone, `-t <text>` only what has the text in its name.
 * Ends with `N passed, N failed`; a test that was skipped counts as failed, and so does one that failed once, unless it then
 * passes five times alone, which is tried in CI. Five failures end the run.
 */
const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The parts that speak to the database in ways of their own. */
const ON_POSTGRES = [
  "platform/database",
  "platform/jobs",
  "records",
  "operations",
  "contexts/tax/invoice",
].map((part) => `server/${part}`);

/** Each operation, which takes minutes: a quarter of the runs of all tests has it, and each run on PostgreSQL alone. */
const EACH_OPERATION = "tests/contract";

const WITHOUT_BROWSER = ["unit", "drawn", "mocked", "server"];
const SLOW = ["slow", "fuzz", "contract"];
const JOURNEYS = ["spine", "journeys"];

const { values, positionals } = parseArgs({
  options: {
    rest: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    postgres: { type: "boolean", default: false },
    title: { type: "string", short: "t" },
  },
  allowPositionals: true,
});
const isNamed = positionals.length > 0;
if (values.title !== undefined && !isNamed) throw new Error("-t goes with the files to look in.");
// A test may run some by name, beside a run of all.
const reports = isNamed ? await mkdtemp(path.join(os.tmpdir(), "reports-")) : ".cache/reports";
const options = { reports, title: values.title };

if (!isNamed) {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
}
const { passed, failed, failures } = await runParts(await partsOfRun());
if (isNamed) await rm(reports, { recursive: true });

for (const failure of failures) console.log(`NOT GREEN ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function partsOfRun(): Promise<readonly Part[]> {
  if (values.postgres) return [{ name: "PostgreSQL", run: testOnPostgres }];
  if (isNamed) return [{ name: "named tests", run: testNamed }];
  return [
    ...(values.rest ? [] : await partsOfTheCommit()),
    ...(values.rest || values.all ? await partsOfTheRest() : []),
  ];
}

async function partsOfTheCommit(): Promise<readonly Part[]> {
  const changed = await changedFiles(ROOT);
  return [
    {
      name: "check",
      run: () => runSuite({ name: "check", command: ["tsx", "scripts/check.ts", "--without-tests"] }),
    },
    vitest("tests", WITHOUT_BROWSER, { CHANGED: JSON.stringify(changed) }),
    journeys("spine", ["spine"]),
  ];
}

async function partsOfTheRest(): Promise<readonly Part[]> {
  const env = { TURN: await readTurn() };
  // All of them with the rest would take CI beyond its limit; by hand nobody waits for another turn.
  const turn = process.env.CI ? env.TURN : undefined;
  const files = await journeysInTurn(ROOT, turn, await changedFiles(ROOT));
  if (turn !== undefined)
    console.log(`journeys of ${files.length} files; those of the others run with another commit`);
  return [
    journeys("other journeys", ["journeys"], {}, files),
    vitest("slow tests, fuzz and contract", SLOW, env),
    journeys("slow journeys", ["slow"], env),
    ...SMALL_FORMS.map(({ script, args, env: own }) => ({
      name: script,
      run: () =>
        runSuite({ name: script, command: ["npm", "run", script, "--", ...args], ...(own && { env: own }) }),
    })),
    { name: "PostgreSQL", run: testOnPostgres },
  ];
}

/** Each runner makes ready what its tests need: a test of a module waits for no database. */
async function testNamed(url?: string): Promise<Count> {
  const { quick, slow, journeys: specs } = await findNamedTests(ROOT, positionals);
  const runsQuick = !values.rest;
  const runsSlow = values.rest || values.all;
  const projects = [...(runsQuick ? WITHOUT_BROWSER : []), ...(runsSlow ? SLOW : [])];
  const ofBrowser = [...(runsQuick ? JOURNEYS : []), ...(runsSlow ? ["slow"] : [])];
  const files = [...(runsQuick ? quick : []), ...(runsSlow ? slow : [])];
  // Files that are named are always in turn.
  const env = { DATABASE_URL: url, TURN: undefined };
  const parts: Part[] = [];
  if (files.length > 0) parts.push(vitest("named tests", projects, env, files));
  if (specs.length > 0) parts.push(journeys("named journeys", ofBrowser, env, specs));
  const count = await runParts(parts);
  if (count.passed + count.failed > 0) return count;
  return asFailure(
    "nothing was run: no such test there, or another of `npm test` and `npm run test:rest` runs it",
  );
}

async function testOnPostgres(): Promise<Count> {
  const given = process.env.DATABASE_URL;
  const started = given ? undefined : await startThrowAwayPostgres();
  const url = given ?? started?.url;
  if (url === undefined) {
    const reason =
      "PostgreSQL: set DATABASE_URL, or install it (Debian: apt-get install postgresql); the tests make and drop databases of their own there";
    return asFailure(reason);
  }
  try {
    if (isNamed) return await testNamed(url);
    const turn = values.postgres ? undefined : await readTurn();
    const isWhole = turn === undefined || Number(turn) % 4 === 2;
    const files = isWhole ? [EACH_OPERATION, ...ON_POSTGRES] : ON_POSTGRES;
    const seeded = await seededDatabase(url);
    const env = { SEEDED_DATABASE: seeded.place, DATABASE_URL: url };
    const count = await runParts([
      vitest("tests on PostgreSQL", ["server", "contract"], env, files),
      journeys("journeys on PostgreSQL", JOURNEYS, env),
    ]);
    await seeded.drop();
    return count;
  } finally {
    await started?.stop();
  }
}

function vitest(
  name: string,
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  files: readonly string[] = [],
): Part {
  return { name, run: () => runSuite(vitestSuite({ name, projects, files, env }, options)) };
}

/** Builds what is stale first. Without a browser the whole part is one failure, with the reason. */
function journeys(
  name: string,
  projects: readonly string[],
  env: NodeJS.ProcessEnv = {},
  files: readonly string[] = [],
): Part {
  const run = async () => {
    const reason = await whyNoBrowser();
    if (reason !== undefined) return asFailure(`${name}: ${reason}`);
    await buildWhenStale(ROOT);
    return await runSuite(playwrightSuite({ name, projects, files, env }, options));
  };
  return { name, run };
}
