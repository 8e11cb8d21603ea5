import { mkdir, readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildWhenStale } from "./build-when-stale.ts";
import { findBrowser } from "./find-browser.ts";
import { seededDatabase } from "../server/testing/seeded-database.ts";
import { runCommand } from "./run-command.ts";

/**
 * `tsx scripts/test.ts` runs everything on PGlite.
 * `tsx scripts/test.ts --postgres` repeats what touches the database on the PostgreSQL of DATABASE_URL.
 * Ends with `N passed, N failed`; a skipped test counts as failed.
 */
interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Who failed and why, in a line or two: told again at the end, where a long log is not searched for it. */
  readonly failures: readonly string[];
}

const REPORTS = ".cache/reports";
const UNIT_REPORT = `${REPORTS}/vitest.json`;
const JOURNEY_REPORT = `${REPORTS}/e2e.json`;

/** What speaks to the database in ways of its own; each operation is tried there by the contract tests. */
const ON_POSTGRES = [
  "tests/contract",
  ...["areas/invoice", "binding", "database", "jobs", "records", "store"].map((part) => `server/${part}`),
];

const onPostgres = process.argv.includes("--postgres");
if (onPostgres && !process.env.DATABASE_URL) {
  console.error(
    "test:pg needs DATABASE_URL=postgres://user:password@host:port/database; the tests make and drop databases of their own there.",
  );
  process.exit(1);
}
findBrowser();
await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });

const counts: Count[] = [];
if (!onPostgres)
  await suite("check", ["tsx", "scripts/check.ts", "--without-tests"], () =>
    Promise.resolve({ passed: 1, failed: 0, failures: [] }),
  );
const [seeded] = await Promise.all([
  seededDatabase(onPostgres ? process.env.DATABASE_URL : undefined),
  buildWhenStale(fileURLToPath(new URL("..", import.meta.url))),
]);
// Both runners begin with the same database.
const seededFor = { SEEDED_DATABASE: seeded.place };
const projects = onPostgres ? ["--project", "server", "--project", "contract", ...ON_POSTGRES] : [];
await suite(
  "vitest",
  ["vitest", "run", ...projects, "--reporter=default", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`],
  readVitest,
  seededFor,
);
await suite("journeys", ["playwright", "test"], readPlaywright, seededFor);
await seeded.drop();

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const failure of counts.flatMap((count) => count.failures)) console.log(`NOT GREEN ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A runner that ends badly without a failed test of its own (a crash, a red check) counts as one failure. */
async function suite(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  read: () => Promise<Count>,
  given: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { code, seconds } = await runCommand(command, args, {
    live: true,
    env: onPostgres ? given : { ...given, DATABASE_URL: undefined },
  });
  console.log(`${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds.toFixed(0)} s)`);
  if (code === 0) counts.push(await read());
  else
    counts.push(
      await read().then(
        (count) => atLeastOneFailed(count, name),
        () => atLeastOneFailed({ passed: 0, failed: 0, failures: [] }, name),
      ),
    );
}

function atLeastOneFailed(count: Count, name: string): Count {
  return count.failed > 0 ? count : { passed: 0, failed: 1, failures: [`${name} itself`] };
}

async function readVitest(): Promise<Count> {
  const report = JSON.parse(await readFile(UNIT_REPORT, "utf8")) as Record<
    "numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests",
    number
  > & {
    testResults: {
      name: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter((test) => test.status !== "passed")
        .map(
          (test) => `${file.name}: ${test.fullName} (${test.status})\n${shortened(test.failureMessages[0])}`,
        ),
    ),
  };
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

async function readPlaywright(): Promise<Count> {
  const report = JSON.parse(await readFile(JOURNEY_REPORT, "utf8")) as {
    stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
    suites: PlaywrightSuite[];
  };
  const { stats } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: report.suites.flatMap(failedJourneys),
  };
}

function failedJourneys({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== "expected")
      .map(
        (test) => `${file}: ${spec.title} (${test.status})\n${shortened(test.results[0]?.error?.message)}`,
      ),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

function shortened(message = ""): string {
  return message
    .split("\n")
    .slice(0, 12)
    .map((line) => `  ${line}`)
    .join("\n");
}
