import { expect, test } from "vitest";
import { withholdNonResidentLabour, withholdNonResidentWages } from "./withhold-non-resident.ts";

test.each([
  [5_000, 3, 0],
  [8_000, 3, 90],
  [20_000, 20, 1_590],
  [90_000, 45, 23_090],
])("wages of %d yuan in a month: %d per cent, %d yuan", (income, ratePercent, tax) =>
  expect(withholdNonResidentWages({ period: "2026-10", income: income * 100 })).toMatchObject({
    ratePercent,
    tax: tax * 100,
  }),
);

test("labour remuneration of 20,000 yuan costs 1,790: the example published with announcement 61 of 2018", () => {
  expect(withholdNonResidentLabour({ period: "2019-01", income: 2_000_000 })).toEqual({
    taxableIncome: 1_600_000,
    ratePercent: 20,
    quickDeduction: 141_000,
    tax: 179_000,
  });
});
