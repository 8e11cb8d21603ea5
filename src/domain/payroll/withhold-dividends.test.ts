import { expect, test } from "vitest";
import { withholdDividends } from "./withhold-dividends.ts";

test.each([
  [0, 0],
  [12, 2],
  [13, 3],
  [1_000_000, 200_000],
  [-5, 0],
])("of %d 分 %d are withheld", (income, tax) =>
  expect(withholdDividends({ period: "2026-10", income })).toEqual({
    taxableIncome: Math.max(0, income),
    ratePercent: 20,
    quickDeduction: 0,
    tax,
  }),
);
