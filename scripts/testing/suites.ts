import type { Repeat } from "./check-flaky.ts";
import { FAILURES_THAT_END } from "./count.ts";
import { readPlaywrightReport } from "./read-playwright-report.ts";
import { readVitestReport } from "./read-vitest-report.ts";
import { type Suite, runSuite } from "./run-suite.ts";

/** The options of all suites of one run. */
export interface SuiteOptions {
  /** The folder of their reports. */
  readonly reports: string;
  /** Runs only the tests that have the text in their title. */
  readonly title?: string | undefined;
}

export interface Run {
  readonly name: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Projects of vitest.config.ts, or of playwright.config.ts. */
  readonly projects: readonly string[];
  /** Files and folders; absent: all of the projects. */
  readonly files?: readonly string[];
}

/** The report of the suite with this name. */
export function reportOf(name: string, { reports }: SuiteOptions): string {
  return `${reports}/${name.replaceAll(/\W+/g, "-")}.json`;
}

/** Tests of vitest; the fifth failed one ends them. */
export function vitestSuite({ name, env = {}, projects, files = [] }: Run, options: SuiteOptions): Suite {
  const { reports, title } = options;
  const report = reportOf(name, options);
  const named = projects.flatMap((project) => ["--project", project]);
  const titled = title === undefined ? [] : ["-t", title];
  const reporters = (to: string) => ["--reporter=default", "--reporter=json", `--outputFile.json=${to}`];
  const repeat: Repeat = async (test, times) => {
    const ownReport = `${reports}/repeated.json`;
    const alone = [test.file, "-t", `^${escapePattern(test.title)}$`, ...reporters(ownReport)];
    const suite: Suite = {
      name: `${test.title}, alone`,
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
    command: [
      "vitest",
      "run",
      `--bail=${FAILURES_THAT_END}`,
      ...named,
      ...files,
      ...titled,
      ...reporters(report),
    ],
    env,
    read: async () => await readVitestReport(report, { isPart: title !== undefined }),
    ...(process.env.CI && { repeat }),
  };
}

/** Journeys of Playwright; the fifth failed one ends them. */
export function playwrightSuite({ name, env = {}, projects, files = [] }: Run, options: SuiteOptions): Suite {
  const { reports, title } = options;
  const report = reportOf(name, options);
  const command = [
    "playwright",
    "test",
    // With a space between them the files behind it would be projects too.
    ...projects.map((project) => `--project=${project}`),
  ] as const;
  const titled = title === undefined ? [] : ["--grep", title];
  const repeat: Repeat = async (test, times) => {
    const pattern = escapePattern(test.title);
    const alone = [test.file, "-g", pattern, `--repeat-each=${times}`, "--retries=0", "--workers=1"];
    const ownReport = `${reports}/repeated.json`;
    const count = await runSuite({
      name: `${test.title}, alone`,
      command: [...command, ...alone],
      env: { ...env, JOURNEY_REPORT: ownReport },
      read: async () => await readPlaywrightReport(ownReport),
    });
    return count.failed === 0 && count.passed >= times;
  };
  return {
    name,
    command: [...command, `--max-failures=${FAILURES_THAT_END}`, ...files, ...titled],
    env: { ...env, JOURNEY_REPORT: report },
    read: async () => await readPlaywrightReport(report),
    repeat,
  };
}

/** A pattern that is matched by the text alone. */
function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
