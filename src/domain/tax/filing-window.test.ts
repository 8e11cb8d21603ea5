import { describe, expect, it } from "vitest";
import { daysLeft, filingWindow, settlementWindow } from "./filing-window.ts";

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

  it.each([
    [2026, 12, "2027-01-20"],
    [2027, 3, "2027-04-20"],
    [2027, 4, "2027-05-17"],
    [2027, 9, "2027-10-20"],
  ])("of %i-%i, whose year's notice is not out, is expected to end on %s", (kjnd, kjqj, last) => {
    expect(filingWindow(kjnd, kjqj)).toMatchObject({ last, isExpected: true });
    expect(filingWindow(2026, 9).isExpected).toBe(false);
  });

  it("follows a notice that an operator has entered, and the announced ends before everything", () => {
    const notice = {
      year: 2027,
      source: "国务院办公厅通知",
      runs: [{ from: "2027-05-01", to: "2027-05-05" }],
      worked: ["2027-05-08"],
      ends: { "2027-04": "2027-04-19" },
    };
    expect(filingWindow(2027, 4, [notice])).toMatchObject({ last: "2027-05-21", isExpected: false });
    expect(filingWindow(2027, 3, [notice])).toMatchObject({ last: "2027-04-19", isExpected: false });
  });

  it("ends where a place says so otherwise than the country", () => {
    const notice = {
      year: 2026,
      source: "税务总局通知；海南省税务局公告（台风）",
      runs: [],
      worked: [],
      ends: { "2026-09": "2026-09-15" },
      placeEnds: { "46": { "2026-09": "2026-09-20" }, "4403": { "2026-09": "2026-09-18" } },
    };
    const lastIn = (dqbm?: string) => filingWindow(2026, 8, [notice], dqbm).last;
    expect([lastIn(), lastIn("31"), lastIn("46"), lastIn("4601"), lastIn("4403"), lastIn("44")]).toEqual([
      "2026-09-15",
      "2026-09-15",
      "2026-09-20",
      "2026-09-20",
      "2026-09-18",
      "2026-09-15",
    ]);
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

describe("the window of the annual settlement", () => {
  it.each([
    // 2025-05-31 to 2025-06-02 was the Dragon Boat Festival; 2026-05-31 is a Sunday.
    [2023, "2024-05-31"],
    [2024, "2025-06-03"],
    [2025, "2026-06-01"],
  ])("of %i ends with the day on or after the 31st of May that is worked: %s", (kjnd, last) => {
    expect(settlementWindow(kjnd)).toMatchObject({ first: `${kjnd + 1}-01-01`, last });
  });
});
