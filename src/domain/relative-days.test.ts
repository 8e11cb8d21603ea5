import { describe, expect, test } from "vitest";
import { findRelativeDays, isRelativeDays, resolveRelativeDays } from "./relative-days.ts";

describe("the days that a word means", () => {
  test.each([
    ["today", "2026-03-31", ["2026-03-31", "2026-03-31"]],
    ["yesterday", "2026-01-01", ["2025-12-31", "2025-12-31"]],
    ["last-7-days", "2026-03-03", ["2026-02-25", "2026-03-03"]],
    ["last-30-days", "2026-03-01", ["2026-01-31", "2026-03-01"]],
    ["this-month", "2024-02-10", ["2024-02-01", "2024-02-29"]],
    ["last-month", "2026-01-31", ["2025-12-01", "2025-12-31"]],
    ["last-month", "2026-03-31", ["2026-02-01", "2026-02-28"]],
    ["this-quarter", "2026-11-21", ["2026-10-01", "2026-12-31"]],
    ["last-quarter", "2026-02-28", ["2025-10-01", "2025-12-31"]],
    ["last-quarter", "2026-06-30", ["2026-01-01", "2026-03-31"]],
    ["this-year", "2026-11-21", ["2026-01-01", "2026-12-31"]],
  ] as const)("%s on %s", (word, today, days) => {
    expect(resolveRelativeDays(word, today)).toEqual(days);
  });

  test("is found as people type it", () => {
    expect(findRelativeDays("上月")).toBe("last-month");
    expect(findRelativeDays(" 近7天 ")).toBe("last-7-days");
    expect(findRelativeDays("上")).toBeUndefined();
    expect(findRelativeDays("")).toBeUndefined();
  });

  test("is known from any other value", () => {
    expect(isRelativeDays("last-month")).toBe(true);
    expect(isRelativeDays("2026-10-01")).toBe(false);
    expect(isRelativeDays(["2026-10-01", "2026-10-31"])).toBe(false);
  });
});
