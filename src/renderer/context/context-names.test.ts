import { expect, test } from "vitest";
import { firstPeriod, periodIn, periodLimits, withPeriod } from "./context-names.ts";

const limits = { min: "2026-01", max: "2026-10" };

test("the limits are worked out for the day", () => {
  const written = { min: "{{ addMonths(today, -2) }}", max: "2026-10" };
  expect(periodLimits(written, { today: "2026-11-24" })).toEqual({ min: "2026-09", max: "2026-10" });
  expect(periodLimits({}, { today: "2026-11-24" })).toEqual({});
});

test.each([
  ["period=2026-09", "2026-09"],
  ["page=2&period=2026-10&f.name=a", "2026-10"],
  ["", null],
  ["period=2026-11", null],
  ["period=2025-12", null],
  ["period=202609", null],
  ["period=2026-13", null],
  ["period=", null],
])("the address %j names %j", (search, period) => {
  expect(periodIn(search, limits)).toBe(period);
});

test.each([
  ["2026-11-24", "2026-10"],
  ["2026-12-01", "2026-10"],
  ["2026-03-31", "2026-02"],
  ["2025-06-01", "2026-01"],
])("on %s the screen opens with %s", (today, period) => {
  expect(firstPeriod(today, limits, false)).toBe(period);
});

test.each([
  ["2026-11-24", "2026-09"],
  ["2026-10-01", "2026-09"],
  ["2027-03-31", "2026-09"],
])("on %s it opens for a quarterly filer with %s", (today, period) => {
  expect(firstPeriod(today, limits, true)).toBe(period);
});

test("another period begins at the first page, and keeps all else", () => {
  expect(withPeriod("page=3&f.name=a&period=2026-09", "2026-08")).toBe("f.name=a&period=2026-08");
});
