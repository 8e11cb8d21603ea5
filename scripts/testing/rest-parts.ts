import path from "node:path";
import { runCommand } from "../run-command.ts";
import type { Count } from "./count.ts";
import { findNamedTests } from "./find-named-tests.ts";
import { JOURNEYS, SLOW, journeysPart, vitestPart } from "./parts.ts";
import { greenJourneyFiles, greenVitestFiles } from "./proof/green-files.ts";
import type { ProvableTest } from "./proof/provable-test.ts";
import type { PlaywrightReport } from "./read-playwright-report.ts";
import { runParts } from "./run-parts.ts";
import { runSuite } from "./run-suite.ts";
import { SMALL_FORMS, type SmallForm } from "./small-forms.ts";
import { type SuiteOptions, reportOf } from "./suites.ts";
import { testOnPostgres, withSeededDatabase } from "./test-on-postgres.ts";
import { walksOutOfTurn } from "./walks.ts";

/** A part of `npm run test:rest`, of which tests that are proven are left out. */
export interface RestPart {
  readonly name: string;
  readonly tests: readonly ProvableTest[];
  /** In CI a run takes half of what is not proven, by turns: all of it would take too long. */
  readonly alternates?: true;
  readonly run: (tests: readonly ProvableTest[]) => Promise<Count>;
  /** Those of the tests that were green at their first try in the run that came to this count. */
  readonly findGreen: (tests: readonly ProvableTest[], count: Count) => Promise<readonly ProvableTest[]>;
}

/** Tests that speak to the database in ways of their own. */
const ON_POSTGRES = [
  "platform/database",
  "platform/jobs",
  "records",
  "operations",
  "tables",
  "contexts/tax/invoice",
  "contexts/at-once.test.ts",
  "contexts/workbench/chat",
  "contexts/workbench/customer-service",
].map((part) => `server/${part}`);

/** Each operation, which takes minutes on PostgreSQL: a quarter of the runs has it there. */
const EACH_OPERATION = "tests/contract";

/** The part of `npm run test:rest` that runs each; `turn` as `readTurn` returns it. */
export async function restParts(
  root: string,
  turn: string | undefined,
  options: SuiteOptions,
): Promise<readonly RestPart[]> {
  const env = { TURN: turn };
  const files = await journeyFiles(root, env);
  return [
    journeys({ name: "other journeys", project: "journeys", files: files.journeys }, options),
    await slowTests(root, env, options),
    journeys({ name: "slow journeys", project: "slow", files: files.slow, env }, options),
    ...SMALL_FORMS.map(smallForm),
    await onPostgres(root, turn === undefined || Number(turn) % 4 === 2, options),
  ];
}

function journeys(
  run: {
    readonly name: string;
    readonly project: "journeys" | "slow";
    readonly files: readonly string[];
    readonly env?: NodeJS.ProcessEnv;
  },
  options: SuiteOptions,
): RestPart {
  const { name, project, files, env } = run;
  const toTest = (file: string): ProvableTest => ({
    id: project === "slow" ? `${file} @slow` : file,
    files: [file],
    // An implementer's journey runs commands in a copy of the project.
    reach: file.startsWith("tests/e2e/implementer/") ? "project" : "product",
    programs: ["browser"],
  });
  return {
    name,
    tests: files.map(toTest),
    ...(project === "journeys" && { alternates: true }),
    run: async (tests) => {
      const part = { name, projects: [project], files: filesOf(tests), ...(env && { env }) };
      return await journeysPart(part, options).run();
    },
    findGreen: async (tests) => withFiles(tests, await greenJourneyFiles(reportOf(name, options))),
  };
}

async function slowTests(root: string, env: NodeJS.ProcessEnv, options: SuiteOptions): Promise<RestPart> {
  const name = "slow tests, fuzz and contract";
  const { slow } = await findNamedTests(root, ["src", "server", "demo", "scripts", "generators", "tests"]);
  const outOfTurn = walksOutOfTurn(env.TURN);
  const files = slow.filter((file) => !outOfTurn.includes(file));
  return {
    name,
    tests: files.map((file) => ({
      id: file,
      files: [file],
      // What the server's tests reach is imported; others start commands that read whatever they like.
      reach: /^(server|demo|tests\/contract)\//.test(file) ? "server" : "project",
      programs: [],
    })),
    run: async (tests) =>
      await vitestPart({ name, projects: SLOW, files: filesOf(tests), env }, options).run(),
    findGreen: async (tests) => withFiles(tests, await greenVitestFiles(root, reportOf(name, options))),
  };
}

function smallForm({ script, args, env }: SmallForm): RestPart {
  return {
    name: script,
    tests: [{ id: `npm run ${script}`, files: [], reach: "project", programs: ["browser", "postgres"] }],
    run: async () =>
      await runSuite({ name: script, command: ["npm", "run", script, "--", ...args], ...(env && { env }) }),
    findGreen: wholeWhenGreen,
  };
}

async function onPostgres(
  root: string,
  withEachOperation: boolean,
  options: SuiteOptions,
): Promise<RestPart> {
  const name = "PostgreSQL";
  const { quick } = await findNamedTests(root, ON_POSTGRES);
  const { slow: contract } = await findNamedTests(root, [EACH_OPERATION]);
  // Its two journeys see what the browser does with any database.
  const common = { reach: "server", programs: ["postgres", "browser"] } as const;
  const own = { ...common, id: name, files: quick };
  const eachOperation = { ...common, id: `${name}, each operation`, files: contract };
  return {
    name,
    tests: withEachOperation ? [own, eachOperation] : [own],
    run: async (tests) =>
      await testOnPostgres(
        async (url) =>
          await withSeededDatabase(url, async (env) => {
            const files = filesOf(tests);
            return await runParts([
              vitestPart(
                { name: "tests on PostgreSQL", projects: ["server", "contract"], env, files },
                options,
              ),
              journeysPart({ name: "journeys on PostgreSQL", projects: JOURNEYS, env, files: [] }, options),
            ]);
          }),
      ),
    findGreen: wholeWhenGreen,
  };
}

async function wholeWhenGreen(tests: readonly ProvableTest[], { failed }: Count) {
  return await Promise.resolve(failed === 0 ? tests : []);
}

function filesOf(tests: readonly ProvableTest[]): readonly string[] {
  return tests.flatMap(({ files }) => files);
}

function withFiles(tests: readonly ProvableTest[], green: readonly string[]): readonly ProvableTest[] {
  return tests.filter(({ files }) => files.every((file) => green.includes(file)));
}

/** The files that hold journeys of the rest, by their project. */
async function journeyFiles(
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<Record<"journeys" | "slow", readonly string[]>> {
  const command = ["test", "--list", "--reporter=json", "--project=journeys", "--project=slow"];
  const { code, output } = await runCommand("playwright", command, { cwd: root, env });
  if (code !== 0) throw new Error(`The journeys could not be listed: ${output}`);
  const { suites } = JSON.parse(output.slice(output.indexOf("{"))) as PlaywrightReport;
  const filesWith = (project: string) =>
    suites
      .filter((suite) => projectsOf(suite).has(project))
      .map(({ file }) => path.posix.join("tests", file))
      .toSorted();
  return { journeys: filesWith("journeys"), slow: filesWith("slow") };
}

function projectsOf({ specs, suites = [] }: PlaywrightReport["suites"][number]): ReadonlySet<string> {
  const own = specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName));
  return new Set([...own, ...suites.flatMap((suite) => [...projectsOf(suite)])]);
}
