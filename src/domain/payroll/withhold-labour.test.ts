import { expect, test } from "vitest";
import { withholdLabour } from "./withhold-labour.ts";

/** Yuan. The row of 2,000 is the example published with announcement 61 of 2018, that of 3,000 stands in the one on announcement 13 of 2020; all others are calculated by hand. */
test.each([
  [500, 800, 0, 0],
  [2_000, 800, 1_200, 240],
  [3_000, 800, 2_200, 440],
  [4_000, 800, 3_200, 640],
  [5_000, 1_000, 4_000, 800],
  [25_000, 5_000, 20_000, 4_000],
  [30_000, 6_000, 24_000, 5_200],
  [62_500, 12_500, 50_000, 13_000],
  [100_000, 20_000, 80_000, 25_000],
])("of %d yuan %d are expenses, %d are taxed, %d withheld", (income, expenses, taxableIncome, tax) =>
  expect(withholdLabour({ period: "2026-10", income: income * 100 })).toMatchObject({
    expenses: expenses * 100,
    taxableIncome: taxableIncome * 100,
    tax: tax * 100,
  }),
);
