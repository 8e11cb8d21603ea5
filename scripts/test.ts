import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildWhenStale } from "./build-when-stale.ts";
import { findBrowser } from "./find-browser.ts";
import { seededDatabase } from "../server/testing/seeded-database.ts";
import { type Count, sumCounts } from "./testing/count.ts";
import { judgeFlaky, type Repeat } from "./testing/judge-flaky.ts";
import { readPlaywrightReport } from "./testing/read-playwright-report.ts";
import { readVitestReport } from "./testing/read-vitest-report.ts";
import { SMALL_FORMS } from "./testing/small-forms.ts";
import { type Suite, runSuite } from "./testing/run-suite.ts";
import { startThrowAwayPostgres } from "./testing/throw-away-postgres.ts";

/**
 * `tsx scripts/test.ts` runs what every commit has to pass, on PGlite.
 * `tsx scripts/test.ts --all` runs all that this leaves out: full matrices, fuzz, every state's accessibility, each
 * command of package.json in a small form, and PostgreSQL.
 * `tsx scripts/test.ts --postgres` repeats what touches the database on the PostgreSQL of DATABASE_URL; without one, on
 * a throw-away PostgreSQL of this machine.
 * Ends with `N passed, N failed`; a test that was skipped counts as failed, and so does a journey that passed only at its
 * second try, unless it then passes five times alone.
 */
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const REPORTS = ".cache/reports";

/** The parts that speak to the database in ways of their own; each operation is tried there by the contract tests. */
const ON_POSTGRES = [
  "tests/contract",
  ...["areas/invoice", "binding", "database", "jobs", "records", "store"].map((part) => `server/${part}`),
];

const all = process.argv.includes("--all");
const postgresAlone = process.argv.includes("--postgres");

findBrowser();
await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });

const counts: Count[] = [];
if (postgresAlone) counts.push(...(await testOnPostgres()));
else if (all) counts.push(...(await testTheRest()), ...(await testOnPostgres()));
else counts.push(...(await testTheCommit()));

const { passed, failed, failures } = sumCounts(counts);
for (const failure of failures) console.log(`NOT GREEN ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function testTheCommit(): Promise<Count[]> {
  const check: Suite = { name: "check", command: ["tsx", "scripts/check.ts", "--without-tests"] };
  return [
    await runSuite(check),
    ...(await onSeeded(undefined, (env) => [
      vitest("tests", env, ["unit", "drawn", "mocked", "server", "contract"]),
      playwright("journeys", env, "journeys"),
    ])),
  ];
}

async function testTheRest(): Promise<Count[]> {
  const counted = await onSeeded(undefined, (env) => [
    vitest("slow tests and fuzz", env, ["slow", "fuzz"]),
    playwright("slow journeys", env, "slow"),
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
    return [{ passed: 0, failed: 1, failures: [reason] }];
  }
  try {
    return await onSeeded(url, (env) => [
      vitest("tests on PostgreSQL", env, ["server", "contract"], ON_POSTGRES),
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
  const report = `${REPORTS}/${name.replaceAll(" ", "-")}.json`;
  const named = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name,
    command: ["vitest", "run", ...named, ...files, ...reporters],
    env,
    read: async () => await readVitestReport(report),
  };
}

function playwright(name: string, env: NodeJS.ProcessEnv, project: "journeys" | "slow"): Suite {
  const report = `${REPORTS}/${name.replaceAll(" ", "-")}.json`;
  const command = ["playwright", "test", "--project", project] as const;
  const repeat: Repeat = async ({ file, title }, times) => {
    const alone = [file, "-g", escapePattern(title), `--repeat-each=${times}`, "--retries=0", "--workers=1"];
    const ownReport = `${REPORTS}/repeated.json`;
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
    command,
    env: { ...env, JOURNEY_REPORT: report },
    read: async () => await judgeFlaky(await readPlaywrightReport(report), repeat),
  };
}

/** A pattern that is matched by the text alone. */
function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
