import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readPlaywrightReport } from "../../scripts/testing/read-playwright-report.ts";
import { readVitestReport } from "../../scripts/testing/read-vitest-report.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { buildWhenStale } from "../../scripts/build/build-when-stale.ts";
import type { Report } from "../../scripts/testing/check-flaky.ts";
import { type Mutant, applyMutant } from "./mutant.ts";
import type { TestsOfRule } from "./tests-of-rule.ts";

/** What the tests of its rule made of a mutant. */
export type Outcome =
  | { readonly state: "killed"; readonly by: string }
  | { readonly state: "survived" }
  /** No test failed, but the run did: the mutant is no program, or the tests were red before. */
  | { readonly state: "unclear"; readonly reason: string };

/** Puts a mutant into a copy of the project, runs the tests of its rule there, quick ones first, and takes it out again. */
export async function tryMutant(copy: string, mutant: Mutant, tests: TestsOfRule): Promise<Outcome> {
  const place = path.join(copy, mutant.file);
  const text = await readFile(place, "utf8");
  await writeFile(place, applyMutant(mutant, text));
  try {
    const quick = tests.quick.length > 0 ? await runVitest(copy, tests.quick) : SURVIVED;
    if (quick.state !== "survived" || tests.journeys.length === 0) return quick;
    return await runJourneys(copy, tests.journeys);
  } finally {
    await writeFile(place, text);
  }
}

const SURVIVED: Outcome = { state: "survived" };

async function runVitest(copy: string, files: readonly string[]): Promise<Outcome> {
  const report = path.join(copy, ".cache/mutant.json");
  const args = ["run", "--bail=1", "--maxWorkers=1", "--reporter=json", `--outputFile=${report}`];
  return await outcomeOf(copy, {
    command: ["vitest", ...args, ...files],
    report,
    read: async () => await readVitestReport(report, { isPart: true }),
  });
}

async function runJourneys(copy: string, files: readonly string[]): Promise<Outcome> {
  try {
    await buildWhenStale(copy);
  } catch (error) {
    return { state: "unclear", reason: String(error) };
  }
  const report = path.join(copy, ".cache/mutant-journeys.json");
  const args = ["test", "--max-failures=1", "--workers=1", "--retries=0", ...files];
  return await outcomeOf(copy, {
    command: ["playwright", ...args],
    report,
    read: async () => await readPlaywrightReport(report),
    env: { JOURNEY_REPORT: report },
  });
}

interface TestRun {
  readonly command: readonly string[];
  /** The file that the run leaves. */
  readonly report: string;
  readonly read: () => Promise<Report>;
  readonly env?: NodeJS.ProcessEnv;
}

/** A file that failed by itself could not be read, or went wrong around its tests: none of them has failed. */
const FILE_ALONE = /^\S+ itself\n/;

async function outcomeOf(copy: string, { command, report: place, read, env }: TestRun): Promise<Outcome> {
  const [program = "", ...args] = command;
  // A run that breaks off leaves none, and that of the mutant before would stand for it.
  await rm(place, { force: true });
  const bin = path.join(copy, "node_modules/.bin", program);
  const { code, output } = await runCommand(bin, args, { cwd: copy, ...(env && { env }) });
  if (code === 0) return SURVIVED;
  const report = await read().catch(() => undefined);
  const failure = report?.flaky[0]?.failure ?? report?.failures.find((text) => !FILE_ALONE.test(text));
  if (failure !== undefined) return { state: "killed", by: failure.split("\n")[0] ?? "" };
  return { state: "unclear", reason: report?.failures[0] ?? output.split("\n").slice(-12).join("\n") };
}
