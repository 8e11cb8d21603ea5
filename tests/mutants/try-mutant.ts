import { readFile, writeFile } from "node:fs/promises";
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
  return await outcomeOf(
    copy,
    ["vitest", ...args, ...files],
    async () => await readVitestReport(report, { isPart: true }),
  );
}

async function runJourneys(copy: string, files: readonly string[]): Promise<Outcome> {
  await buildWhenStale(copy);
  const report = path.join(copy, ".cache/mutant-journeys.json");
  const args = ["test", "--max-failures=1", "--workers=1", "--retries=0", ...files];
  return await outcomeOf(copy, ["playwright", ...args], async () => await readPlaywrightReport(report), {
    JOURNEY_REPORT: report,
  });
}

async function outcomeOf(
  copy: string,
  [command = "", ...args]: readonly string[],
  read: () => Promise<Report>,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const program = path.join(copy, "node_modules/.bin", command);
  const { code, output } = await runCommand(program, args, { cwd: copy, env });
  if (code === 0) return SURVIVED;
  const report = await read().catch(() => undefined);
  const failure = report?.flaky[0]?.failure ?? report?.failures[0];
  if (failure === undefined) return { state: "unclear", reason: output.split("\n").slice(-12).join("\n") };
  return { state: "killed", by: failure.split("\n")[0] ?? "" };
}
