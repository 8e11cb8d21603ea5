import { describe, expect, test } from "vitest";
import { filesFor, isServedIn } from "./served-months.ts";

const client = {
  beginDate: "2026-03-15",
  nsqxdm: "08",
  stops: [
    { stopPeriod: "2026-05", resumePeriod: "2026-07" },
    { stopPeriod: "2026-12", resumePeriod: null },
  ],
};

describe("a client is served", () => {
  test.each([
    ["2026-02", false],
    ["2026-03", true],
    ["2026-04", true],
    ["2026-05", false],
    ["2026-06", false],
    ["2026-07", true],
    ["2026-11", true],
    ["2026-12", false],
    ["2027-01", false],
  ])("in %s: %s", (period, served) => {
    expect(isServedIn(client, period)).toBe(served);
  });
});

describe("the firm files", () => {
  test.each([
    ["2026-05", false],
    ["2026-06", true],
    ["2026-12", true],
    ["2027-03", false],
  ])("by quarter for %s: %s", (period, files) => {
    expect(filesFor(client, period)).toBe(files);
  });

  test("by month for the months that are served alone", () => {
    const monthly = { ...client, nsqxdm: "06" };
    expect(["2026-06", "2026-11", "2026-12"].map((period) => filesFor(monthly, period))).toEqual([
      false,
      true,
      false,
    ]);
  });
});
