import { expect, it } from "vitest";
import { currentPeriod, isQuarterEnd, periodLabel, readPeriod } from "./period.ts";

it.each([
  ["2026-11-20 10:00:00", "2026-10"],
  ["2026-03-01", "2026-02"],
  ["2026-01-31 23:59:59", "2025-12"],
  ["2026-12-01 00:00:00", "2026-11"],
])("the period in hand at %s is %s", (now, period) => {
  expect(currentPeriod(now)).toBe(period);
});

it("reads as accountants write it", () => {
  expect(periodLabel("2026-10")).toBe("2026年10期");
});

it.each([
  ["2026-10", undefined, "2026-10"],
  ["202610", undefined, "2026-10"],
  [202601, undefined, "2026-01"],
  [2026, 3, "2026-03"],
  ["2026", "03", "2026-03"],
  [2026, null, null],
  ["2026-13", undefined, null],
  ["soon", undefined, null],
  [null, undefined, null],
])("is read from %j beside %j", (value, month, period) => {
  expect(readPeriod(value, month)).toBe(period);
});

it("ends a quarter in months 3, 6, 9 and 12 alone", () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`);
  expect(months.filter(isQuarterEnd)).toEqual(["2026-03", "2026-06", "2026-09", "2026-12"]);
});
