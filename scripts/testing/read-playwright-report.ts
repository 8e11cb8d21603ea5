import { readFile } from "node:fs/promises";
import type { FlakyTest, Report } from "./check-flaky.ts";
import { FAILURES_THAT_END, notRunReason, shortened } from "./count.ts";

export interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
  readonly suites: readonly PlaywrightSuite[];
}

/**
 * Counts the JSON report of Playwright; a journey that was skipped counts as failed, but not those that an ended run has
 * left out. Flaky are those that passed at their second try.
 */
export async function readPlaywrightReport(file: string): Promise<Report> {
  const { stats, suites } = JSON.parse(await readFile(file, "utf8")) as PlaywrightReport;
  const journeys = suites.flatMap(unexpectedJourneys);
  const isEnded = stats.unexpected >= FAILURES_THAT_END;
  const certain = journeys.filter(
    ({ status }) => status === "unexpected" || (status === "skipped" && !isEnded),
  );
  return {
    passed: stats.expected,
    failed: certain.length,
    failures: [...certain.map(({ failure }) => failure), ...(isEnded ? notRunReason(stats.skipped) : [])],
    flaky: journeys.filter(({ status }) => status === "flaky"),
  };
}

function unexpectedJourneys({ file, specs, suites = [] }: PlaywrightSuite): (FlakyTest & {
  readonly status: string;
})[] {
  const journeys = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(({ status, results: [first] }) => {
        const failure = `${file}: ${title} (${status})\n${shortened(first?.error?.message)}`;
        return { status, file, title, failure };
      }),
  );
  return [...journeys, ...suites.flatMap(unexpectedJourneys)];
}
