import { expect, test } from "vitest";
import { type LimitedDeductions, deductionFaults } from "./deduction-faults.ts";

const NONE: LimitedDeductions = {
  period: "2026-10",
  healthInsurance: 0,
  pension: 0,
  pensionBefore: 0,
  annuity: 0,
  base: 20_000_00,
};

test.each<[string, Partial<LimitedDeductions>, string[]]>([
  ["health insurance of 200 a month", { healthInsurance: 200_00 }, []],
  ["a cent more", { healthInsurance: 200_01 }, ["healthInsurance"]],
  ["a pension of 12,000 in a year", { pension: 1_000_00, pensionBefore: 11_000_00 }, []],
  ["a cent more of it", { pension: 1_000_01, pensionBefore: 11_000_00 }, ["pension"]],
  ["no pension in this month", { pensionBefore: 12_000_01 }, []],
  ["an annuity of 4 % of the base", { annuity: 800_00 }, []],
  ["a cent more of that", { annuity: 800_01 }, ["annuity"]],
  ["an annuity on a base that is not known", { annuity: 15_000_00, base: null }, []],
  ["a pension before there was one", { period: "2021-12", pension: 20_000_00 }, []],
])("%s", (_name, given, faults) =>
  expect(deductionFaults({ ...NONE, ...given }).map((fault) => fault.of)).toEqual(faults),
);

test("a fault names the limit, what is taken off already, and the law", () => {
  const [fault] = deductionFaults({ ...NONE, pension: 9_000_00, pensionBefore: 4_000_00 });
  expect(fault?.text).toBe(
    "个人养老金每年最多扣除 12,000.00 元，本年其他各月已扣除 4,000.00 元（财政部 税务总局公告2022年第34号、2024年第21号）",
  );
});
