import { expect, test, vi } from "vitest";
import type { Count } from "./count.ts";
import { runParts } from "./run-parts.ts";

const part = (name: string, count: Partial<Count>) => ({
  name,
  run: vi.fn(() => Promise.resolve({ passed: 0, failed: 0, failures: [], ...count })),
});

test("parts are counted together, past a few failures", async () => {
  const parts = [part("check", { failed: 4, failures: ["a"] }), part("tests", { passed: 9 })];
  expect(await runParts(parts)).toEqual({ passed: 9, failed: 4, failures: ["a"] });
});

test("five failures end the run: the parts behind them are named and not run", async () => {
  const spine = part("spine", { passed: 60 });
  const { passed, failures } = await runParts([
    part("check", { failed: 1, failures: ["check"] }),
    part("tests", { failed: 4, failures: ["tests"] }),
    spine,
    part("journeys", {}),
  ]);
  expect(spine.run).not.toHaveBeenCalled();
  expect(passed).toBe(0);
  expect(failures).toEqual(["check", "tests", "5 failures ended the run; not run: spine, journeys"]);
});
