import { expect, test } from "vitest";
import { boundingPeriods, paymentDays } from "./payment-days.ts";

test("from yesterday to the end of the filing", () => {
  expect(paymentDays("2026-11-01", ["2026-11-16", "2026-12-15"])).toEqual({
    first: "2026-10-31",
    last: "2026-11-16",
  });
  expect(paymentDays("2026-11-16", ["2026-11-16", "2026-12-15"])).toMatchObject({ last: "2026-11-16" });
});

test("an overdue one is bounded by the next end of the calendar", () => {
  expect(paymentDays("2026-11-20", ["2026-10-26", "2026-11-16", "2026-12-15"])).toEqual({
    first: "2026-11-19",
    last: "2026-12-15",
  });
});

test("the ends that count are those of the period, of the one in hand and of the one after it", () => {
  expect(boundingPeriods("2026-08", "2027-01-20")).toEqual(["2026-08", "2026-12", "2027-01"]);
  expect(boundingPeriods("2026-12", "2027-01-20")).toEqual(["2026-12", "2027-01"]);
});
