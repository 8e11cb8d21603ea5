import { expect, it } from "vitest";
import {
  currentPeriod,
  isHistorical,
  isQuarterEnd,
  periodEnd,
  periodLabel,
  periodParts,
  quarterEnd,
  quarterSoFar,
  readPeriod,
  shiftPeriod,
} from "./period.ts";

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

it.each([
  ["2026-10", 1, "2026-11"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-10", -22, "2024-12"],
  ["2026-10", 0, "2026-10"],
])("%s and %d months are %s", (period, months, shifted) => {
  expect(shiftPeriod(period, months)).toBe(shifted);
});

it.each([
  ["2026-01", "2026-03", ["2026-01"]],
  ["2026-05", "2026-06", ["2026-04", "2026-05"]],
  ["2026-09", "2026-09", ["2026-07", "2026-08", "2026-09"]],
  ["2026-12", "2026-12", ["2026-10", "2026-11", "2026-12"]],
])("the quarter of %s ends with %s and has %j so far", (period, end, soFar) => {
  expect(quarterEnd(period)).toBe(end);
  expect(quarterSoFar(period)).toEqual(soFar);
});

it("has a year, a number in it and a last day", () => {
  expect(periodParts("2026-09")).toEqual({ kjnd: 2026, kjqj: 9 });
  expect(["2026-02", "2028-02", "2026-12"].map(periodEnd)).toEqual([
    "2026-02-28",
    "2028-02-29",
    "2026-12-31",
  ]);
});

it("is historical before the period in hand", () => {
  const periods = ["2026-09", "2026-10", "2026-11"];
  expect(periods.map((period) => isHistorical(period, "2026-11-01 00:00:00"))).toEqual([true, false, false]);
});
