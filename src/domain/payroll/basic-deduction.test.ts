import { expect, test } from "vitest";
import { cumulativeBasicDeduction, mayDeductWholeYear } from "./basic-deduction.ts";

test.each([
  ["months-employed", 2, 1_000_000],
  ["since-january", 2, 2_500_000],
  ["whole-year", 2, 6_000_000],
] as const)("%s takes off %d months of May as %d … 分", (rule, months, fen) =>
  expect(cumulativeBasicDeduction({ period: "2026-05", months, rule })).toBe(fen),
);

test.each([0, 6, 1.5])("%d months up to May are refused in words for the user", (months) =>
  expect(() => cumulativeBasicDeduction({ period: "2026-05", months, rule: "months-employed" })).toThrow(
    `截至 5 月的任职受雇月数应为 1 至 5，当前为 ${months}`,
  ),
);

test.each([
  ["2018-12", "months-employed"],
  ["2020-06", "since-january"],
  ["2020-12", "whole-year"],
] as const)("in %s nobody knew the rule %s", (period, rule) =>
  expect(() => cumulativeBasicDeduction({ period, months: 1, rule })).toThrow("没有适用的减除费用规定"),
);

test.each([
  [{ monthsDeclared: 12, income: 6_000_000 }, true],
  [{ monthsDeclared: 12, income: 6_000_001 }, false],
  [{ monthsDeclared: 11, income: 1_000_000 }, false],
])("%j of last year allow the whole deduction at once: %s", (lastYear, allowed) =>
  expect(mayDeductWholeYear(lastYear, "2026-01")).toBe(allowed),
);
