import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildWhenStale } from "./build/build-when-stale.ts";
import { findBrowser } from "./find-browser.ts";
import { seededDatabase } from "../server/testing/seeded-database.ts";
import { type Count, sumCounts } from "./testing/count.ts";
import { findNamedTests } from "./testing/find-named-tests.ts";
import type { Repeat } from "./testing/check-flaky.ts";
import { readPlaywrightReport } from "./testing/read-playwright-report.ts";
import { readTurn } from "./testing/read-turn.ts";
import { readVitestReport } from "./testing/read-vitest-report.ts";
import { SMALL_FORMS } from "./testing/small-forms.ts";
import { type Suite, runSuite } from "./testing/run-suite.ts";
import { startThrowAwayPostgres } from "./testing/throw-away-postgres.ts";

/**
 * `tsx scripts/test.ts` runs what every commit has to pass, on PGlite.
 * `tsx scripts/test.ts --all` runs all that this leaves out: full matrices, fuzz, every state's accessibility, each
 * command of package.json in a small form, and PostgreSQL. Of what is tried alike for each screen it takes the
 * sixteenth whose turn it is.
 * `tsx scripts/test.ts --postgres` repeats what touches the database on the PostgreSQL of DATABASE_URL; without one, on
 * a throw-away PostgreSQL of this machine.
 * Files and folders behind any of them are run alone, `-t <text>` only what has the text in its name.
 * Ends with `N passed, N failed`; a test that was skipped counts as failed, and so does one that failed once, unless it then
 * passes five times alone, which is tried in CI.
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

const QUICK = ["unit", "drawn", "mocked", "server", "contract"];

const { values, positionals } = parseArgs({
  options: {
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

if (!isNamed) {
  findBrowser();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
}

const counts: Count[] = [];
if (values.postgres) counts.push(...(await testOnPostgres()));
else if (isNamed) counts.push(...(await testNamed()));
else if (values.all) counts.push(...(await testTheRest()), ...(await testOnPostgres()));
else counts.push(...(await testTheCommit()));
if (isNamed) await rm(reports, { recursive: true });

const { passed, failed, failures } = sumCounts(counts);
for (const failure of failures) console.log(`NOT GREEN ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function testTheCommit(): Promise<Count[]> {
  const check: Suite = { name: "check", command: ["tsx", "scripts/check.ts", "--without-tests"] };
  return [
    await runSuite(check),
    ...(await onSeeded(undefined, (env) => [
      vitest("tests", env, QUICK),
      playwright("journeys", env, "journeys"),
    ])),
  ];
}

/** Each runner makes ready what its tests need: a test of a module waits for no database. */
async function testNamed(url?: string): Promise<Count[]> {
  const { quick, slow, journeys } = await findNamedTests(ROOT, positionals);
  const files = values.all ? slow : quick;
  const counted: Count[] = [];
  // Files that are named are always in turn.
  const env = { DATABASE_URL: url, TURN: undefined };
  if (files.length > 0) {
    const projects = values.all ? ["slow", "fuzz"] : QUICK;
    counted.push(await runSuite(vitest("named tests", env, projects, files)));
  }
  if (journeys.length > 0) {
    findBrowser();
    await buildWhenStale(ROOT);
    const titled = values.title === undefined ? [] : ["--grep", values.title];
    const project = values.all ? "slow" : "journeys";
    const suite = playwright("named journeys", env, project, [...journeys, ...titled]);
    counted.push(await runSuite(suite));
  }
  const sum = sumCounts(counted);
  if (sum.passed + sum.failed > 0) return counted;
  const otherCommand = values.all ? "npm test" : "npm run test:all";
  return [asFailure(`nothing was run: no such test there, or \`${otherCommand}\` runs it`)];
}

function asFailure(reason: string): Count {
  return { passed: 0, failed: 1, failures: [reason] };
}

async function testTheRest(): Promise<Count[]> {
  const turn = await readTurn();
  const counted = await onSeeded(undefined, (env) => [
    vitest("slow tests and fuzz", { ...env, TURN: turn }, ["slow", "fuzz"]),
    playwright("slow journeys", { ...env, TURN: turn }, "slow"),
  ]);
  for (const { script, args, env } of SMALL_FORMS) {
    const command: Suite["command"] = ["npm", "run", script, "--", ...args];
    counted.push(await runSuite({ name: script, command, ...(env && { env }) }));
  }
  return counted;
}

async function testOnPostgres(): Promise<Count[]> {
  const given = process.env.DATABASE_URL;
  const started = given ? undefined : await startThrowAwayPostgres();
  const url = given ?? started?.url;
  if (url === undefined) {
    const reason =
      "PostgreSQL: set DATABASE_URL, or install it (Debian: apt-get install postgresql); the tests make and drop databases of their own there";
    return [asFailure(reason)];
  }
  try {
    if (isNamed) return await testNamed(url);
    const turn = values.all ? await readTurn() : undefined;
    const isWhole = turn === undefined || Number(turn) % 4 === 2;
    const files = isWhole ? [EACH_OPERATION, ...ON_POSTGRES] : ON_POSTGRES;
    return await onSeeded(url, (env) => [
      vitest("tests on PostgreSQL", env, ["server", "contract"], files),
      playwright("journeys on PostgreSQL", env, "journeys"),
    ]);
  } finally {
    await started?.stop();
  }
}

/** Both runners begin with copies of the same database. */
async function onSeeded(
  url: string | undefined,
  suites: (env: NodeJS.ProcessEnv) => readonly Suite[],
): Promise<Count[]> {
  const [seeded] = await Promise.all([seededDatabase(url), buildWhenStale(ROOT)]);
  const env = { SEEDED_DATABASE: seeded.place, DATABASE_URL: url };
  const counted: Count[] = [];
  for (const suite of suites(env)) counted.push(await runSuite(suite));
  await seeded.drop();
  return counted;
}

function vitest(
  name: string,
  env: NodeJS.ProcessEnv,
  projects: readonly string[],
  files: readonly string[] = [],
): Suite {
  const report = `${reports}/${name.replaceAll(" ", "-")}.json`;
  const named = projects.flatMap((project) => ["--project", project]);
  const titled = values.title === undefined ? [] : ["-t", values.title];
  const reporters = (to: string) => ["--reporter=default", "--reporter=json", `--outputFile.json=${to}`];
  const repeat: Repeat = async ({ file, title }, times) => {
    const ownReport = `${reports}/repeated.json`;
    const alone = [file, "-t", `^${escapePattern(title)}$`, ...reporters(ownReport)];
    const suite: Suite = {
      name: `${title}, alone`,
      command: ["vitest", "run", ...named, ...alone],
      env,
      read: async () => await readVitestReport(ownReport, { isPart: true }),
    };
    for (let run = 0; run < times; run += 1) {
      const count = await runSuite(suite);
      if (count.failed > 0 || count.passed === 0) return false;
    }
    return true;
  };
  return {
    name,
    command: ["vitest", "run", ...named, ...files, ...titled, ...reporters(report)],
    env,
    read: async () => await readVitestReport(report, { isPart: values.title !== undefined }),
    ...(process.env.CI && { repeat }),
  };
}

function playwright(
  name: string,
  env: NodeJS.ProcessEnv,
  project: "journeys" | "slow",
  chosen: readonly string[] = [],
): Suite {
  const report = `${reports}/${name.replaceAll(" ", "-")}.json`;
  // Else the files behind it would be projects too.
  const command = ["playwright", "test", `--project=${project}`] as const;
  const repeat: Repeat = async ({ file, title }, times) => {
    const alone = [file, "-g", escapePattern(title), `--repeat-each=${times}`, "--retries=0", "--workers=1"];
    const ownReport = `${reports}/repeated.json`;
    const count = await runSuite({
      name: `${title}, alone`,
      command: [...command, ...alone],
      env: { ...env, JOURNEY_REPORT: ownReport },
      read: async () => await readPlaywrightReport(ownReport),
    });
    return count.failed === 0 && count.passed >= times;
  };
  return {
    name,
    command: [...command, ...chosen],
    env: { ...env, JOURNEY_REPORT: report },
    read: async () => await readPlaywrightReport(report),
    repeat,
  };
}

/** A pattern that is matched by the text alone. */
function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
