import { describe, expect, it } from "vitest";
import { daysLeft, filingWindow } from "./filing-window.ts";

describe("the filing window", () => {
  // The ends that the tax administration has announced for these months.
  it.each([
    [2025, 1, "2025-02-20"],
    [2025, 2, "2025-03-17"],
    [2025, 3, "2025-04-18"],
    [2025, 4, "2025-05-22"],
    [2025, 5, "2025-06-16"],
    [2025, 6, "2025-07-15"],
    [2025, 9, "2025-10-27"],
    [2025, 10, "2025-11-17"],
    [2025, 12, "2026-01-20"],
    [2026, 1, "2026-02-24"],
    [2026, 3, "2026-04-20"],
    [2026, 4, "2026-05-22"],
    [2026, 9, "2026-10-26"],
  ])("of %i-%i ends on %s", (kjnd, kjqj, last) => {
    expect(filingWindow(kjnd, kjqj).last).toBe(last);
  });

  it("begins on the first of the next month, over the turn of the year too", () => {
    expect(filingWindow(2026, 12).first).toBe("2027-01-01");
  });

  it("counts the days that are left, below zero when it is over", () => {
    const window = filingWindow(2026, 10);
    expect(window.last).toBe("2026-11-16");
    expect([daysLeft(window, "2026-11-10"), daysLeft(window, "2026-11-20")]).toEqual([6, -4]);
  });
});
