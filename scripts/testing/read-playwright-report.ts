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

/** Counts the JSON report of Playwright; one that was skipped, or that passed only at its second try, counts as failed. */
export async function readPlaywrightReport(file: string): Promise<Count> {
  const { stats, suites } = JSON.parse(await readFile(file, "utf8")) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
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
