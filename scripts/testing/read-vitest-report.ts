import { readFile } from "node:fs/promises";
import { type Count, shortened } from "./count.ts";

type Totals = Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number>;

interface VitestReport extends Totals {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Counts the JSON report of vitest; a skipped test counts as failed unless only a part was asked for. */
export async function readVitestReport(
  file: string,
  { isPart }: { readonly isPart: boolean },
): Promise<Count> {
  const report = JSON.parse(await readFile(file, "utf8")) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isPart ? 0 : report.numPendingTests + report.numTodoTests),
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => (isPart ? status === "failed" : status !== "passed"))
        .map(
          ({ fullName, status, failureMessages: [reason] }) =>
            `${name}: ${fullName} (${status})\n${shortened(reason)}`,
        ),
    ),
  };
}
