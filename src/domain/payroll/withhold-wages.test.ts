import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { annualTax, type Month, withheldByMonth } from "../../../tests/oracles/withholding-oracle.ts";
import type { CumulativeWithholding } from "./cumulative-withholding.ts";
import type { BasicDeductionRule } from "./rates/basic-deductions.ts";
import { withholdWages } from "./withhold-wages.ts";

/** Withholds month by month from January on; `deductions` are social insurance and all others. */
function withholdYear(
  year: number,
  months: readonly Month[],
  basicDeductionRule?: BasicDeductionRule,
): CumulativeWithholding[] {
  let [cumulativeIncome, cumulativeSpecialDeduction, alreadyWithheld] = [0, 0, 0];
  return months.map(({ income, deductions }, index) => {
    cumulativeIncome += income;
    cumulativeSpecialDeduction += deductions;
    const line = withholdWages({
      period: `${year}-${String(index + 1).padStart(2, "0")}`,
      monthsEmployed: index + 1,
      cumulativeIncome,
      cumulativeSpecialDeduction,
      alreadyWithheld,
      ...(basicDeductionRule && { basicDeductionRule }),
    });
    alreadyWithheld += line.tax;
    return line;
  });
}

const same = (count: number, income: number, deductions = 0) =>
  Array.from({ length: count }, () => ({ income, deductions }));
const taxes = (lines: readonly CumulativeWithholding[]) => lines.map(({ tax }) => tax);

describe("the examples that the tax administration published", () => {
  test("with announcement 61 of 2018: 10,000 yuan a month, of which 2,500 are deducted", () => {
    expect(taxes(withholdYear(2019, same(3, 1_000_000, 250_000)))).toEqual([7_500, 7_500, 7_500]);
  });

  test("with announcement 61 of 2018: 30,000 yuan a month, of which 6,500 are deducted", () => {
    const lines = withholdYear(2019, same(3, 3_000_000, 650_000));
    expect(taxes(lines)).toEqual([55_500, 62_500, 185_000]);
    expect(lines[1]).toEqual({
      basicDeduction: 1_000_000,
      taxableIncome: 3_700_000,
      ratePercent: 10,
      quickDeduction: 252_000,
      cumulativeTax: 118_000,
      tax: 62_500,
      carried: 0,
    });
  });

  test("with announcement 19 of 2020: 10,000 yuan in January, then 4,000 a month", () => {
    const months = [...same(1, 1_000_000), ...same(11, 400_000)];
    const usual = withholdYear(2021, months);
    expect(usual.reduce((sum, { tax }) => sum + tax, 0)).toBe(15_000);
    expect(usual.at(-1)?.carried).toBe(15_000);
    expect(taxes(withholdYear(2021, months, "whole-year"))).toEqual(Array.from({ length: 12 }, () => 0));
  });

  test("with announcement 13 of 2020: a first job in July takes off 35,000 yuan", () => {
    const first = { period: "2020-07", monthsEmployed: 1, cumulativeIncome: 4_000_000 };
    expect(withholdWages({ ...first, basicDeductionRule: "since-january" })).toMatchObject({
      basicDeduction: 3_500_000,
      tax: 15_000,
    });
    expect(withholdWages(first)).toMatchObject({ basicDeduction: 500_000, tax: 105_000 });
  });
});

test("sixty thousand at once spares the first months and costs the same in the year", () => {
  const lines = withholdYear(2026, same(12, 800_000, 200_000), "whole-year");
  expect(taxes(lines)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18_000, 18_000]);
  expect(taxes(withholdYear(2026, same(12, 800_000, 200_000)))).toEqual(
    Array.from({ length: 12 }, () => 3_000),
  );
});

test("each kind of deduction counts once", () => {
  const line = withholdWages({
    period: "2026-02",
    monthsEmployed: 2,
    cumulativeIncome: 6_000_000,
    cumulativeTaxFree: 10_000,
    cumulativeSpecialDeduction: 900_000,
    cumulativeSpecialAdditional: 400_000,
    cumulativeOther: 200_000,
    cumulativeRelief: 5_000,
    alreadyWithheld: 50_000,
  });
  // 60,000 - 100 - 10,000 - 9,000 - 4,000 - 2,000 = 34,900; 3 % are 1,047; less 50 of relief and 500 paid.
  expect(line).toMatchObject({
    taxableIncome: 3_490_000,
    cumulativeTax: 104_700,
    tax: 49_700,
    carried: 0,
  });
});

test("what was withheld too much is carried on, and relief never turns into a payment", () => {
  const [, second] = withholdYear(2026, [...same(1, 3_000_000), ...same(1, 0)]);
  expect(second).toMatchObject({ cumulativeTax: 60_000, tax: 0, carried: 15_000 });
  expect(
    withholdWages({
      period: "2026-01",
      monthsEmployed: 1,
      cumulativeIncome: 600_000,
      cumulativeRelief: 9_999_999,
    }),
  ).toMatchObject({ cumulativeTax: 3_000, tax: 0, carried: 0 });
});

describe("over any year", () => {
  const month = record({
    income: integer({ min: 0, max: 20_000_000 }),
    deductions: integer({ min: 0, max: 1_000_000 }),
  });
  const year = array(month, { minLength: 12, maxLength: 12 });

  test("each month is what calculating the year anew gives", () => {
    assert(
      property(year, (months) => {
        expect(taxes(withholdYear(2026, months))).toEqual(withheldByMonth(months));
      }),
    );
  });

  test("the months add up to the annual tax, plus what the settlement gives back", () => {
    assert(
      property(year, (months) => {
        const lines = withholdYear(2026, months);
        const taxable = months.reduce((sum, { income, deductions }) => sum + income - deductions, -6_000_000);
        const paid = lines.reduce((sum, { tax }) => sum + tax, 0);
        expect(paid - (lines.at(-1)?.carried ?? 0)).toBe(annualTax(Math.max(0, taxable)));
        expect(lines.every(({ tax }) => tax >= 0)).toBe(true);
      }),
    );
  });

  test("more income never lowers the tax so far", () => {
    assert(
      property(year, integer({ min: 0, max: 5_000_000 }), (months, more) => {
        const raised = months.map((wages, index) =>
          index === 0 ? { ...wages, income: wages.income + more } : wages,
        );
        const before = withholdYear(2026, months);
        for (const [index, { cumulativeTax }] of withholdYear(2026, raised).entries())
          expect(cumulativeTax).toBeGreaterThanOrEqual(before[index]?.cumulativeTax ?? Infinity);
      }),
    );
  });
});
