import { expect, test } from "vitest";
import { advanceTimeOf } from "./advance-time.ts";

test.each([
  ["2026-11-05", 1, 2026, 10],
  ["2026-11-01", 5, 2026, 10],
  ["2027-01-02", 4, 2026, 12],
  ["2026-11-30", 6, 2026, 11],
  ["2026-11-26", 10, 2026, 11],
  ["2026-12-31", 6, 2026, 12],
  ["2028-02-29", 6, 2028, 2],
  ["2027-02-24", 10, 2027, 2],
])("%s is choice %i of %i-%i", (date, day, kjnd, kjqj) => {
  expect(advanceTimeOf(date)).toEqual({ day, kjnd, kjqj });
});

test("the days in between are none", () => {
  const between = ["2026-11-06", "2026-11-25", "2027-02-06", "2027-02-23"];
  expect(between.map(advanceTimeOf)).toEqual([null, null, null, null]);
});
