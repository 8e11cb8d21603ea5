import { percentOf } from "./percent-of.ts";
import { requireRule } from "./rates/dated.ts";
import { LABOUR_TABLES } from "./rates/income-tables.ts";
import { LABOUR_EXPENSES } from "./rates/labour-expenses.ts";
import { taxByBrackets } from "./tax-by-brackets.ts";
import type { Withholding } from "./withholding.ts";

/** 费用 beside the usual figures. */
export interface LabourWithholding extends Withholding {
  readonly expenses: number;
}

/** Tax to withhold from a resident's labour remuneration (劳务报酬所得) in 分, without value-added tax; payments of one month for one matter are one payment. */
export function withholdLabour({
  period,
  income,
}: {
  readonly period: string;
  readonly income: number;
}): LabourWithholding {
  const { fixedUpTo, fixed, sharePercent } = requireRule(LABOUR_EXPENSES, period, "劳务报酬费用标准");
  const { brackets } = requireRule(LABOUR_TABLES, period, "劳务报酬预扣率表");
  const expenses = income <= fixedUpTo ? fixed : percentOf(income, sharePercent);
  const taxableIncome = Math.max(0, income - expenses);
  return { expenses, taxableIncome, ...taxByBrackets(taxableIncome, brackets) };
}
