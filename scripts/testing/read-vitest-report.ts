import { readFile } from "node:fs/promises";
import type { Report } from "./check-flaky.ts";
import { FAILURES_THAT_END, notRunReason, shortened } from "./count.ts";

export interface VitestReport {
  readonly numPassedTests: number;
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
 * Counts the JSON report of vitest; a skipped test counts as failed unless only a part was to run. So does a file
 * that failed by itself, with no failed test in it: it could not be read, or what it does after its tests went wrong.
 * A few failed tests, among many that passed, are flaky until they were repeated; so many that they ended the run have
 * a cause of their own.
 */
export async function readVitestReport(
  file: string,
  { isPart }: { readonly isPart: boolean },
): Promise<Report> {
  const report = JSON.parse(await readFile(file, "utf8")) as VitestReport;
  const failedFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const unexpected = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed")
      .map(({ fullName, status, failureMessages: [reason] }) => ({
        status,
        file: name,
        title: fullName,
        failure: `${name}: ${fullName} (${status})\n${shortened(reason)}`,
      })),
  );
  const failed = unexpected.filter(({ status }) => status === "failed");
  const notRun = isPart ? [] : unexpected.filter(({ status }) => status !== "failed");
  const isEnded = failed.length >= FAILURES_THAT_END;
  const certain = isEnded ? failed : notRun;
  return {
    passed: report.numPassedTests,
    failed: failedFiles.length + certain.length,
    failures: [
      ...failedFiles.map(({ name, message }) => `${name} itself\n${shortened(message)}`),
      ...certain.map(({ failure }) => failure),
      ...(isEnded ? notRunReason(notRun.length) : []),
    ],
    flaky: isEnded ? [] : failed,
  };
}
