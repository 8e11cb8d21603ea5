import { expect, test } from "vitest";
import { BASIC_DEDUCTIONS } from "./basic-deductions.ts";
import { requireRule, type Dated, inForce } from "./dated.ts";
import { ANNUAL_TABLES, LABOUR_TABLES, MONTHLY_TABLES } from "./income-tables.ts";
import { LABOUR_EXPENSES } from "./labour-expenses.ts";
import * as separate from "./separate-taxation.ts";
import * as amounts from "./special-additional-amounts.ts";

const rules = [
  { from: "2024-01", to: "2024-06", source: "甲" },
  { from: "2024-07", source: "乙" },
];

test.each([
  ["2023-12", undefined],
  ["2024-01", "甲"],
  ["2024-06", "甲"],
  ["2024-07", "乙"],
  ["2099-12", "乙"],
])("in %s holds %s", (period, source) => expect(inForce(rules, period)?.source).toBe(source));

test("a period without a rule is told to the user", () => {
  expect(() => requireRule(rules, "2023-12", "标准")).toThrow("2023年12期没有适用的标准，请核对税款所属期");
});

const lists: readonly (readonly Dated[])[] = [
  ANNUAL_TABLES,
  MONTHLY_TABLES,
  LABOUR_TABLES,
  LABOUR_EXPENSES,
  BASIC_DEDUCTIONS,
  ...Object.values(separate),
  ...Object.values(amounts),
];

test("every list follows the months without gap or overlap", () => {
  for (const list of lists) {
    for (const [index, { from, to }] of list.entries()) {
      const next = list[index + 1]?.from;
      if (next !== undefined) expect(nextMonth(to ?? "")).toBe(next);
      if (to !== undefined) expect(to >= from).toBe(true);
    }
  }
});

function nextMonth(period: string): string {
  const month = Number(period.slice(5));
  return month === 12
    ? `${Number(period.slice(0, 4)) + 1}-01`
    : `${period.slice(0, 5)}${String(month + 1).padStart(2, "0")}`;
}
