import { readFile } from "node:fs/promises";
import { type Count, shortened } from "./count.ts";

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

interface PlaywrightReport {
  readonly stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
  readonly suites: readonly PlaywrightSuite[];
}

/** Counts the JSON report of Playwright; a skipped test counts as failed. One that needed its second try is named. */
export async function readPlaywrightReport(file: string): Promise<Count> {
  const { stats, suites } = JSON.parse(await readFile(file, "utf8")) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: suites.flatMap(failedJourneys),
  };
}

function failedJourneys({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(
        ({ status, results: [first] }) =>
          `${file}: ${title} (${status})\n${shortened(first?.error?.message)}`,
      ),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}
