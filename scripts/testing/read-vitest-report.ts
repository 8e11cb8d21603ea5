import { readFile } from "node:fs/promises";
import { type Count, shortened } from "./count.ts";

type Totals = Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number>;

interface VitestReport extends Totals {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: "passed" | "failed";
    /** Why the file failed beside its tests: as it was read, or before or after all of them. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Counts the JSON report of vitest; a skipped test counts as failed unless only a part was asked for. So does a file
 * that failed by itself, with no failed test in it: it could not be read, or what it does after its tests went wrong.
 */
export async function readVitestReport(
  file: string,
  { isPart }: { readonly isPart: boolean },
): Promise<Count> {
  const report = JSON.parse(await readFile(file, "utf8")) as VitestReport;
  const failedFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => (isPart ? status === "failed" : status !== "passed"))
      .map(
        ({ fullName, status, failureMessages: [reason] }) =>
          `${name}: ${fullName} (${status})\n${shortened(reason)}`,
      ),
  );
  const notRun = isPart ? 0 : report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notRun + failedFiles.length,
    failures: [
      ...failedFiles.map(({ name, message }) => `${name} itself\n${shortened(message)}`),
      ...failedTests,
    ],
  };
}
