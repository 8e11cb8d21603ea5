import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialPayTime, isHistorical, latestPayTime } from "./period-days.ts";

test("a month is history when it is older than last month", () => {
  const now = "2026-11-20 09:30:00";
  expect([8, 9, 10, 11].map((month) => isHistorical(2026, month, now))).toEqual([true, true, false, false]);
  expect(isHistorical(2025, 12, "2026-01-02 00:00:00")).toBe(false);
  expect(isHistorical(2025, 11, "2026-01-02 00:00:00")).toBe(true);
});

describe("the days on which a month's tax can be paid", () => {
  test("begin today when the month is over, else with the next month", () => {
    expect(initialPayTime(2026, 10, "2026-11-20 09:30:00")).toBe("2026-11-20");
    expect(initialPayTime(2026, 11, "2026-11-20 09:30:00")).toBe("2026-12-01");
    expect(initialPayTime(2026, 12, "2026-12-31 23:59:59")).toBe("2027-01-01");
  });

  test("end with the month after the first of them", () => {
    expect(latestPayTime("2026-11-20")).toBe("2026-12-31");
    expect(latestPayTime("2026-12-01")).toBe("2027-01-31");
    expect(latestPayTime("2028-01-15")).toBe("2028-02-29");
  });
});

test("10,000 months and days: history and the days of payment are those of the calendar", () => {
  const asked = fc.record({
    day: fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(Date.UTC(1992, 0, 1 + days))),
    ago: fc.integer({ min: -2, max: 30 }),
  });
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  const dayOf = (year: number, month: number, day: number) => iso(new Date(Date.UTC(year, month, day)));
  fc.assert(
    fc.property(asked, ({ day, ago }) => {
      const now = `${iso(day)} 23:59:59`;
      const month = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - ago, 1));
      const [kjnd, kjqj] = [month.getUTCFullYear(), month.getUTCMonth() + 1] as const;
      expect(isHistorical(kjnd, kjqj, now)).toBe(ago > 1);
      const first = initialPayTime(kjnd, kjqj, now);
      expect(first).toBe(ago > 0 ? iso(day) : dayOf(kjnd, kjqj, 1));
      const [year = 0, number = 0] = first.split("-").map(Number);
      // The day before the first of the month after next.
      expect(latestPayTime(first)).toBe(dayOf(year, number + 1, 0));
    }),
    { numRuns: 10_000 },
  );
});
