import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readVitestReport } from "./read-vitest-report.ts";
import { runSuite } from "./run-suite.ts";

let folder = "";
beforeAll(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  folder = await mkdtemp(path.join(os.tmpdir(), "suite-"));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** A run that prints a text, reports 95 passed tests and ends with a status. */
function suite(text: string, status: number) {
  const script = `console.log(${JSON.stringify(text)}); process.exit(${status})`;
  return runSuite({
    name: "tests",
    command: ["node", "-e", script],
    read: () => Promise.resolve({ passed: 95, failed: 0, failures: [] }),
  });
}

test("a run whose tests all passed is as its report says", async () => {
  expect(await suite("done", 0)).toEqual({ passed: 95, failed: 0, failures: [] });
});

test("an error that belongs to no test is one failure, told in its own words, beside those that passed", async () => {
  const { passed, failed, failures } = await suite("95 passed\n⎯⎯ Unhandled Error ⎯⎯\nnobody listens", 1);
  expect({ passed, failed }).toEqual({ passed: 95, failed: 1 });
  expect(failures).toEqual(["tests itself (exit status 1)\n  ⎯⎯ Unhandled Error ⎯⎯\n  nobody listens"]);
});

test("a run that says nothing of why it ended badly is told with its last lines", async () => {
  const { failures } = await suite("one\ntwo", 3);
  expect(failures).toEqual(["tests itself (exit status 3)\n  one\n  two"]);
});

describe("readVitestReport", () => {
  const totals = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const passed = { fullName: "adds", status: "passed", failureMessages: [] };

  test("counts a file that failed after its tests, which all passed", async () => {
    const report = path.join(folder, "report.json");
    const file = { name: "a.test.ts", status: "failed", message: "ENOTEMPTY", assertionResults: [passed] };
    await writeFile(report, JSON.stringify({ ...totals, testResults: [file] }));
    expect(await readVitestReport(report, { isPart: false })).toEqual({
      passed: 1,
      failed: 1,
      failures: ["a.test.ts itself\n  ENOTEMPTY"],
    });
  });
});
