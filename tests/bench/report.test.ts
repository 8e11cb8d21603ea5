import { expect, test } from "vitest";
import { inMilliseconds, report, type Section } from "./report.ts";

const SECTION: Section<"open" | "frames"> = {
  title: "Form",
  note: "A dialog.",
  subjects: [
    { name: "ours", title: "ours" },
    { name: "other", title: "antd" },
  ],
  against: "other",
  lines: [
    { key: "open", title: "open, ms", show: inMilliseconds, aim: 0.5 },
    { key: "frames", title: "slow frames", show: inMilliseconds, aim: 2, absolute: true },
  ],
};

test("ratios are taken inside each round, so that a slow round is slow for both", () => {
  const text = report(SECTION, [
    { ours: { open: 40, frames: 1 }, other: { open: 100, frames: 0 } },
    { ours: { open: 500, frames: 1 }, other: { open: 1000, frames: 0 } },
    { ours: { open: 60, frames: 1 }, other: { open: 100, frames: 0 } },
  ]);
  expect(text).toContain("| open, ms | 60 | 100 | **0.50** [0.45..0.55] | ≤ 0.50: met |");
  expect(text).toContain("n = 3");
});

test("an aim is missed by the ratio, an absolute one by our own value; there is no ratio to nothing", () => {
  const text = report(SECTION, [{ ours: { open: 51, frames: 3 }, other: { open: 100, frames: 0 } }]);
  expect(text).toContain("| **0.51** [0.51..0.51] | ≤ 0.50: MISSED |");
  expect(text).toContain("| slow frames | 3 | 0 |  | ≤ 2: MISSED |");
});
