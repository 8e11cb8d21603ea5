import { expect, test } from "vitest";
import { assessRisks } from "./assess-risks.ts";
import { effectiveRules } from "./effective-rules.ts";
import { riskChanges, riskItemFields } from "./risk-fields.ts";
import type { RiskFacts } from "./risk-facts.ts";

const SOUND: RiskFacts = {
  companyId: 1,
  taxlayerType: "101",
  creditRating: "A",
  missing: [],
  personCount: 5,
  daysLeft: 200,
  yearSales: 1_000_000,
  yearPurchases: 600_000,
  quarterSales: 200_000,
  monthSales: 80_000,
  usualMonthSales: 80_000,
  zeroMonths: 0,
  reversedShare: 0,
  topCustomer: { name: "上海甲乙贸易有限公司", share: 20 },
  payroll: { persons: 5, lowestWage: 6000, untaxedPersons: 1, insuredPersons: 5 },
  undeclaredMonths: 0,
};
const RULES = effectiveRules([]);
const assess = (facts: Partial<RiskFacts>, rules = RULES) => assessRisks({ ...SOUND, ...facts }, rules);
const codes = (facts: Partial<RiskFacts>) => assess(facts).risks.map(({ rule }) => rule.ruleCode);

test("a sound company keeps its hundred points", () => {
  expect(assess({})).toMatchObject({ score: 100, riskGrade: 0, risks: [], near: [] });
});

test("the threshold itself is a risk, what comes near it is foretold, and twice of it is graver", () => {
  expect(codes({ yearSales: 5_000_000, yearPurchases: 3_000_000 })).toEqual(["smallYearSales"]);
  expect(assess({ zeroMonths: 3 })).toMatchObject({ score: 88, riskGrade: 2 });
  expect(assess({ zeroMonths: 6 })).toMatchObject({ score: 88, riskGrade: 3 });
  const near = assess({ quarterSales: 240_000 }).near;
  expect(near.map(({ rule, ratio }) => [rule.ruleCode, ratio])).toEqual([["smallQuarterSales", 0.8]]);
  expect(assess({ quarterSales: 239_999 }).near).toEqual([]);
});

test("what falls towards its threshold is foretold too", () => {
  const near = assess({ daysLeft: 18 }).near;
  expect(near.map(({ rule, ratio }) => [rule.ruleCode, ratio])).toEqual([["contractEnding", 0.833]]);
  expect(assess({ daysLeft: 19 }).near).toEqual([]);
});

test("what must not fall below its threshold may stand on it", () => {
  expect(codes({ payroll: { persons: 5, lowestWage: 2740, untaxedPersons: 1, insuredPersons: 5 } })).toEqual(
    [],
  );
  expect(
    codes({ payroll: { persons: 5, lowestWage: 2739.99, untaxedPersons: 1, insuredPersons: 5 } }),
  ).toEqual(["wageBelowMinimum"]);
  expect(codes({ daysLeft: -3 })).toEqual(["contractEnding"]);
});

test("a rule concerns only those whom it can: general taxpayers have no limit of sales", () => {
  const small = assess({});
  const general = assess({ taxlayerType: "001", yearSales: 9_000_000, yearPurchases: 6_000_000 });
  expect(general.risks).toEqual([]);
  expect(general.ruleCount).toBe(small.ruleCount - 2);
});

test("people without pay and pay without insurance are told apart", () => {
  expect(codes({ payroll: null })).toEqual(["noPayroll"]);
  expect(codes({ payroll: { persons: 5, lowestWage: 6000, untaxedPersons: 1, insuredPersons: 3 } })).toEqual([
    "insuredShort",
  ]);
});

test("a firm's own threshold, grade and switch hold", () => {
  const setting = {
    ruleCode: "zeroSales",
    threshold: 2,
    riskGrade: 1 as const,
    enabled: 1,
    kept: 0,
    updateTime: null,
  };
  expect(assess({ zeroMonths: 2 }, effectiveRules([setting])).riskGrade).toBe(1);
  expect(assess({ zeroMonths: 9 }, effectiveRules([{ ...setting, enabled: 0 }])).risks).toEqual([]);
});

test("points do not fall below nothing", () => {
  const { score } = assess({
    creditRating: "D",
    missing: ["经营范围", "成立日期"],
    daysLeft: -1,
    yearSales: 6_000_000,
    yearPurchases: 9_000_000,
    quarterSales: 900_000,
    zeroMonths: 12,
    reversedShare: 50,
    undeclaredMonths: 4,
    payroll: { persons: 5, lowestWage: 100, untaxedPersons: 5, insuredPersons: 0 },
  });
  expect(score).toBe(0);
});

test("changes say what is new, graver, lighter or gone, and nothing of what stayed", () => {
  const before = assess({ zeroMonths: 3, daysLeft: -1, creditRating: "D" }).risks.map(riskItemFields);
  const after = assess({ zeroMonths: 6, creditRating: "C", reversedShare: 12 }).risks;
  const changes = riskChanges(before, after, { kjnd: 2026, kjqj: 10 });
  expect(changes.map(({ ruleCode, change }) => [ruleCode, change])).toEqual([
    ["zeroSales", "up"],
    ["reversedInvoices", "new"],
    ["creditLow", "down"],
    ["contractEnding", "gone"],
  ]);
});
