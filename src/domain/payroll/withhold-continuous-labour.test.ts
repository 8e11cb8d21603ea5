import { expect, test } from "vitest";
import { withholdContinuousLabour } from "./withhold-continuous-labour.ts";

test("a sales agent's commission of 20,000 yuan a month leaves 7,000 to be taxed", () => {
  const january = withholdContinuousLabour({
    kind: "sales-agent",
    period: "2026-01",
    monthsPaid: 1,
    cumulativeIncome: 2_000_000,
  });
  expect(january).toEqual({
    expenses: 400_000,
    costs: 400_000,
    basicDeduction: 500_000,
    taxableIncome: 700_000,
    ratePercent: 3,
    quickDeduction: 0,
    cumulativeTax: 21_000,
    tax: 21_000,
    carried: 0,
  });
  const february = withholdContinuousLabour({
    kind: "sales-agent",
    period: "2026-02",
    monthsPaid: 2,
    cumulativeIncome: 4_000_000,
    cumulativeOther: 10_000,
    alreadyWithheld: january.tax,
  });
  expect(february).toMatchObject({ taxableIncome: 1_390_000, cumulativeTax: 41_700, tax: 20_700 });
});

test("an intern's 3,000 yuan in July are free of tax: the example published with announcement 13 of 2020", () => {
  const intern = { kind: "student-intern", monthsPaid: 1, cumulativeIncome: 300_000 } as const;
  expect(withholdContinuousLabour({ ...intern, period: "2020-07" })).toMatchObject({
    expenses: 60_000,
    costs: 0,
    taxableIncome: 0,
    tax: 0,
  });
  expect(() => withholdContinuousLabour({ ...intern, period: "2020-06" })).toThrow(
    "2020年06期没有适用的连续劳务报酬累计预扣规定",
  );
});

test("platform workers are withheld cumulatively from October 2025 on, without costs", () => {
  const worker = { kind: "platform-worker", monthsPaid: 1, cumulativeIncome: 1_000_000 } as const;
  expect(withholdContinuousLabour({ ...worker, period: "2025-10" })).toMatchObject({ costs: 0, tax: 9_000 });
  expect(() => withholdContinuousLabour({ ...worker, period: "2025-09" })).toThrow(RangeError);
});
