import { readFile } from "node:fs/promises";
import { type Count, shortened } from "./count.ts";

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
  readonly suites: readonly PlaywrightSuite[];
}

/** A journey that failed once and passed at its second try. */
export interface FlakyJourney {
  /** Below the folder of the tests. */
  readonly file: string;
  readonly title: string;
  /** Why the first try failed. */
  readonly failure: string;
}

/** A run of Playwright: its flaky journeys are in neither count. */
export interface JourneyCount extends Count {
  readonly flaky: readonly FlakyJourney[];
}

/** Counts the JSON report of Playwright; a journey that was skipped counts as failed. */
export async function readPlaywrightReport(file: string): Promise<JourneyCount> {
  const { stats, suites } = JSON.parse(await readFile(file, "utf8")) as PlaywrightReport;
  const journeys = suites.flatMap(unexpectedJourneys);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped,
    failures: journeys.filter(({ status }) => status !== "flaky").map(({ failure }) => failure),
    flaky: journeys.filter(({ status }) => status === "flaky"),
  };
}

function unexpectedJourneys({ file, specs, suites = [] }: PlaywrightSuite): (FlakyJourney & {
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
