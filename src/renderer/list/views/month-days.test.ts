import { expect, test } from "vitest";
import { daysOf, shiftDay, weeksOf } from "./month-days.ts";

test("a month stands in whole weeks from Monday to Sunday", () => {
  expect(daysOf("2026-11")).toEqual(["2026-10-26", "2026-12-06"]);
  expect(weeksOf("2026-11")).toHaveLength(6);
  // It begins on a Monday and has 28 days.
  expect(weeksOf("2027-02").flat()).toEqual(
    Array.from({ length: 28 }, (_day, index) => `2027-02-${String(index + 1).padStart(2, "0")}`),
  );
});

test("days go on over months and years", () => {
  expect(shiftDay("2026-12-31", 1)).toBe("2027-01-01");
  expect(shiftDay("2028-03-01", -1)).toBe("2028-02-29");
});
