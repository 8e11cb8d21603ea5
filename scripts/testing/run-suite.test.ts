import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readVitestReport } from "./read-vitest-report.ts";
import type { Report } from "./check-flaky.ts";
import { runSuite, type Suite } from "./run-suite.ts";

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

/** A run that prints a text, reports 95 passed tests beside flaky ones and ends with a status. */
function suite(text: string, status: number, more: Partial<Suite> & Partial<Report> = {}) {
  const script = `console.log(${JSON.stringify(text)}); process.exit(${status})`;
  return runSuite({
    name: "tests",
    command: ["node", "-e", script],
    read: () => Promise.resolve({ passed: 95, failed: 0, failures: [], flaky: more.flaky ?? [] }),
    ...(more.repeat && { repeat: more.repeat }),
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

test("a failed test counts as passed only when it is steady alone", async () => {
  const flaky = [{ file: "a.test.ts", title: "adds", failure: "a.test.ts: adds (failed)" }];
  const steady = { flaky, repeat: () => Promise.resolve(true) };
  expect(await suite("1 failed", 1, steady)).toEqual({ passed: 96, failed: 0, failures: [] });
  expect(await suite("1 failed", 1, { flaky })).toEqual({
    passed: 95,
    failed: 1,
    failures: ["a.test.ts: adds (failed)"],
  });
});

test("an error that belongs to no test is told beside a flaky test too", async () => {
  const flaky = [{ file: "a.test.ts", title: "adds", failure: "a.test.ts: adds (failed)" }];
  const steady = { flaky, repeat: () => Promise.resolve(true) };
  expect(await suite("Unhandled Rejection", 1, steady)).toMatchObject({ passed: 96, failed: 1 });
});

describe("readVitestReport", () => {
  const passed = { fullName: "adds", status: "passed", failureMessages: [] };
  const failed = (fullName: string) => ({ fullName, status: "failed", failureMessages: ["no such row"] });

  async function read(...assertionResults: readonly unknown[]) {
    const report = path.join(folder, "report.json");
    const file = { name: "a.test.ts", status: "passed", message: "", assertionResults };
    await writeFile(report, JSON.stringify({ numPassedTests: 1, testResults: [file] }));
    return await readVitestReport(report, { isPart: false });
  }

  test("calls few failed tests flaky, with why they failed", async () => {
    expect(await read(passed, failed("sorts"))).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      flaky: [
        {
          status: "failed",
          file: "a.test.ts",
          title: "sorts",
          failure: "a.test.ts: sorts (failed)\n  no such row",
        },
      ],
    });
  });

  test("counts what was skipped as failed", async () => {
    const skipped = { ...failed("sorts"), status: "skipped" };
    expect(await read(passed, skipped)).toMatchObject({ failed: 1, flaky: [] });
  });

  test("counts five failed ones, which end a run, as failed, and names how many were not run", async () => {
    const many = ["a", "b", "c", "d", "e"].map(failed);
    const skipped = ["f", "g"].map((name) => ({ ...failed(name), status: "skipped" }));
    const { failures, ...counts } = await read(passed, ...many, ...skipped);
    expect(counts).toEqual({ passed: 1, failed: 5, flaky: [] });
    expect(failures.at(-1)).toBe("2 tests were not run: 5 failures end a run");
  });

  test("counts a file that failed after its tests, which all passed", async () => {
    const report = path.join(folder, "report.json");
    const file = { name: "a.test.ts", status: "failed", message: "ENOTEMPTY", assertionResults: [passed] };
    await writeFile(report, JSON.stringify({ numPassedTests: 1, testResults: [file] }));
    expect(await readVitestReport(report, { isPart: false })).toEqual({
      passed: 1,
      failed: 1,
      failures: ["a.test.ts itself\n  ENOTEMPTY"],
      flaky: [],
    });
  });
});
