import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { greenJourneyFiles, greenVitestFiles } from "./green-files.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "green-"));
});
afterEach(async () => await rm(folder, { recursive: true }));

test("a file of vitest is green when each of its tests passed", async () => {
  const file = (name: string, status: string, ...tests: readonly string[]) => ({
    name: `/project/${name}`,
    status,
    message: "",
    assertionResults: tests.map((state) => ({ fullName: name, status: state, failureMessages: [] })),
  });
  const report = await write({
    numPassedTests: 4,
    testResults: [
      file("a.test.ts", "passed", "passed", "passed"),
      file("b.test.ts", "failed", "passed", "failed"),
      file("c.test.ts", "passed", "passed", "skipped"),
      file("d.test.ts", "failed"),
      file("e.test.ts", "passed"),
    ],
  });
  expect(await greenVitestFiles("/project", report)).toEqual(["a.test.ts"]);
});

test("a file of journeys is green when each passed at its first try", async () => {
  const spec = (status: string) => ({
    title: status,
    tests: [{ projectName: "journeys", status, results: [] }],
  });
  const report = await write({
    stats: {},
    suites: [
      { file: "e2e/a.spec.ts", specs: [spec("expected")], suites: [{ file: "", specs: [spec("expected")] }] },
      { file: "e2e/b.spec.ts", specs: [spec("expected"), spec("flaky")] },
      { file: "e2e/c.spec.ts", specs: [], suites: [{ file: "", specs: [spec("unexpected")] }] },
      { file: "e2e/d.spec.ts", specs: [spec("skipped")] },
      { file: "e2e/e.spec.ts", specs: [] },
    ],
  });
  expect(await greenJourneyFiles(report)).toEqual(["tests/e2e/a.spec.ts"]);
});

async function write(report: object): Promise<string> {
  const file = path.join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return file;
}
