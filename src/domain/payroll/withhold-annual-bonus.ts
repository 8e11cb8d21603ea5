import { BONUS_TAXED_APART } from "./rates/separate-taxation.ts";
import { requireRule, inForce } from "./rates/dated.ts";
import { MONTHLY_TABLES } from "./rates/income-tables.ts";
import { taxByBrackets } from "./tax-by-brackets.ts";
import type { Withholding } from "./withholding.ts";

/** True when an annual bonus paid in the period (`YYYY-MM`) may be taxed apart; otherwise it belongs to the wages. */
export function isBonusTaxedApart(period: string): boolean {
  return inForce(BONUS_TAXED_APART, period) !== undefined;
}

/**
 * Tax on an annual bonus (全年一次性奖金) in 分 that is taxed apart: once a year and person. A twelfth of it
 * chooses the line of the monthly table, and the whole is taxed by that line, so one yuan more can cost
 * thousands. Throws a RangeError, worded for the user, once bonuses belong to the wages.
 */
export function withholdAnnualBonus({
  period,
  bonus,
}: {
  readonly period: string;
  readonly bonus: number;
}): Withholding {
  requireRule(BONUS_TAXED_APART, period, "全年一次性奖金单独计税规定");
  const { brackets } = requireRule(MONTHLY_TABLES, period, "按月换算的综合所得税率表");
  const taxableIncome = Math.max(0, bonus);
  return { taxableIncome, ...taxByBrackets(taxableIncome, brackets, taxableIncome / 12) };
}
