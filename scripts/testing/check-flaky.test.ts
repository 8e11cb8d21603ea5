import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { checkFlaky, STEADY_RUNS } from "./check-flaky.ts";
import { readPlaywrightReport } from "./read-playwright-report.ts";

beforeEach(() => void vi.spyOn(console, "log").mockReturnValue());

const journey = (title: string, status: string) => ({
  title,
  tests: [{ status, results: status === "expected" ? [{}] : [{ error: { message: "no such row" } }] }],
});

async function report(...journeys: readonly ReturnType<typeof journey>[]) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "report-")), "journeys.json");
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } as Record<string, number>;
  for (const { tests } of journeys) for (const { status } of tests) stats[status] = (stats[status] ?? 0) + 1;
  const suites = [
    { file: "e2e/rows.spec.ts", specs: [], suites: [{ file: "e2e/rows.spec.ts", specs: journeys }] },
  ];
  await writeFile(file, JSON.stringify({ stats, suites }));
  return await readPlaywrightReport(file);
}

it("counts what failed twice and what was skipped as failed", async () => {
  const counted = await report(
    journey("adds", "expected"),
    journey("edits", "unexpected"),
    journey("sorts", "skipped"),
  );
  expect(await checkFlaky(counted, async () => true)).toMatchObject({ passed: 1, failed: 2 });
});

it("counts a flaky journey as passed only when it is steady alone", async () => {
  const counted = await report(
    journey("adds", "expected"),
    journey("edits", "flaky"),
    journey("sorts", "flaky"),
  );
  const repeated: unknown[] = [];
  const count = await checkFlaky(counted, async ({ file, title }, times) => {
    repeated.push([file, title, times]);
    return title === "edits";
  });
  expect(repeated).toEqual([
    ["e2e/rows.spec.ts", "edits", STEADY_RUNS],
    ["e2e/rows.spec.ts", "sorts", STEADY_RUNS],
  ]);
  expect(count).toEqual({
    passed: 2,
    failed: 1,
    failures: ["e2e/rows.spec.ts: sorts (flaky)\n  no such row"],
  });
});
