import { expect, test } from "vitest";
import { statutoryHolidays } from "./statutory-holidays.ts";

test("国务院令第795号: a year has thirteen days off, lunar ones where the moon puts them", () => {
  expect(statutoryHolidays(2027)).toEqual([
    "2027-01-01",
    "2027-02-05",
    "2027-02-06",
    "2027-02-07",
    "2027-02-08",
    "2027-04-05",
    "2027-05-01",
    "2027-05-02",
    "2027-06-09",
    "2027-09-15",
    "2027-10-01",
    "2027-10-02",
    "2027-10-03",
  ]);
  expect(statutoryHolidays(2026)).toContain("2026-02-16");
  expect(statutoryHolidays(2028)).toContain("2028-04-04");
});
