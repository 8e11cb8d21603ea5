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
