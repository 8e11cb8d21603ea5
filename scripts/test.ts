import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Count, asFailure } from "./testing/count.ts";
import { changedFiles } from "./testing/changed-files.ts";
import { findNamedTests } from "./testing/find-named-tests.ts";
import { JOURNEYS, QUICK, SLOW, journeysPart, vitestPart } from "./testing/parts.ts";
import { readTurn } from "./testing/read-turn.ts";
import { type Part, runParts } from "./testing/run-parts.ts";
import { runSuite } from "./testing/run-suite.ts";
import { restParts } from "./testing/rest-parts.ts";
import { partsOfTheProof, partsOfTheRest } from "./testing/run-rest.ts";
import { testOnPostgres } from "./testing/test-on-postgres.ts";

/**
 * `tsx scripts/test.ts` runs what every commit has to pass: the check, all quick tests that need no browser, on PGlite,
 * and the spine of journeys.
 * `tsx scripts/test.ts --rest` runs what this leaves out and `tests/proven.json` does not prove: the other journeys, each
 * operation against its catalogue, full matrices, fuzz, every state's accessibility, each command of package.json in a
 * small form, and PostgreSQL. Of what is tried alike for each screen it takes the sixteenth whose turn it is; in CI it takes
 * half of the other journeys, by turns.
 * `tsx scripts/test.ts --all` runs both, with what is proven.
 * `tsx scripts/test.ts --prove` runs what is not proven yet and keeps what is green; with `--anew` all of it.
 * `tsx scripts/test.ts --postgres` repeats what touches the database on the PostgreSQL of DATABASE_URL; without one, on
 * a throw-away PostgreSQL of this machine.
 * Files and folders behind any of them but `--prove` are run alone, `-t <text>` only what has the text in its name.
 * Ends with `N passed, N failed`; a test that was skipped counts as failed, and so does one that failed once, unless it then
 * passes five times alone, which is tried in CI. Five failures end the run.
 */
const ROOT = fileURLToPath(new URL("..", import.meta.url));

const { values, positionals } = parseArgs({
  options: {
    rest: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    postgres: { type: "boolean", default: false },
    prove: { type: "boolean", default: false },
    anew: { type: "boolean", default: false },
    title: { type: "string", short: "t" },
  },
  allowPositionals: true,
});
const isNamed = positionals.length > 0;
if (values.prove && isNamed) throw new Error("A proof takes no files: it runs what is not proven.");
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
  if (isNamed && values.postgres) return [{ name: "PostgreSQL", run: () => testOnPostgres(testNamed) }];
  if (isNamed) return [{ name: "named tests", run: () => testNamed() }];
  if (values.postgres) return await postgresParts();
  const isRest = values.rest || values.all || values.prove;
  return [
    ...(values.rest || values.prove ? [] : await partsOfTheCommit()),
    ...(isRest ? await restOfTheRun() : []),
  ];
}

async function partsOfTheCommit(): Promise<readonly Part[]> {
  const env = { CHANGED: JSON.stringify(await changedFiles(ROOT)) };
  return [
    {
      name: "check",
      run: () => runSuite({ name: "check", command: ["tsx", "scripts/check.ts", "--without-tests"] }),
    },
    vitestPart({ name: "tests", projects: QUICK, env }, options),
    journeysPart({ name: "spine", projects: ["spine"] }, options),
  ];
}

async function restOfTheRun(): Promise<readonly Part[]> {
  const turn = await readTurn();
  const parts = await restParts(ROOT, turn, options);
  const run = {
    parts,
    changed: await changedFiles(ROOT),
    turn: process.env.CI ? turn : undefined,
    isAnew: values.anew || values.all,
  };
  return values.prove ? await partsOfTheProof(ROOT, run) : await partsOfTheRest(ROOT, run);
}

async function postgresParts(): Promise<readonly Part[]> {
  const parts = await restParts(ROOT, undefined, options);
  return parts
    .filter(({ name }) => name === "PostgreSQL")
    .map(({ name, tests, run }) => ({ name, run: () => run(tests) }));
}

/** Each runner makes ready what its tests need: a test of a module waits for no database. */
async function testNamed(url?: string): Promise<Count> {
  const { quick, slow, journeys: specs } = await findNamedTests(ROOT, positionals);
  const runsQuick = !values.rest;
  const runsSlow = values.rest || values.all;
  const projects = [...(runsQuick ? QUICK : []), ...(runsSlow ? SLOW : [])];
  const ofBrowser = [...(runsQuick ? JOURNEYS : []), ...(runsSlow ? ["slow"] : [])];
  const files = [...(runsQuick ? quick : []), ...(runsSlow ? slow : [])];
  // Files that are named are always in turn.
  const env = { DATABASE_URL: url, TURN: undefined };
  const parts: Part[] = [];
  if (files.length > 0) parts.push(vitestPart({ name: "named tests", projects, env, files }, options));
  if (specs.length > 0)
    parts.push(journeysPart({ name: "named journeys", projects: ofBrowser, env, files: specs }, options));
  const count = await runParts(parts);
  if (count.passed + count.failed > 0) return count;
  return asFailure(
    "nothing was run: no such test there, or another of `npm test` and `npm run test:rest` runs it",
  );
}
