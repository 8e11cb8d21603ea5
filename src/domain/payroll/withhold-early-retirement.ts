import { BASIC_DEDUCTIONS } from "./rates/basic-deductions.ts";
import { requireRule } from "./rates/dated.ts";
import { ANNUAL_TABLES } from "./rates/income-tables.ts";
import { EARLY_RETIREMENT_SPREAD } from "./rates/separate-taxation.ts";
import { percentOf } from "./percent-of.ts";
import { taxByBrackets } from "./tax-by-brackets.ts";
import type { Withholding } from "./withholding.ts";

interface EarlyRetirementInput {
  readonly period: string;
  /** In 分. */
  readonly subsidy: number;
  /** Whole years from the early retirement to the legal age. */
  readonly years: number;
}

/**
 * Tax on the lump sum for early retirement (提前退休一次性补贴): each year's part, less a year's basic
 * deduction, by the annual table, for all the years, rounded once. The taxable amount and the quick deduction are one year's.
 */
export function withholdEarlyRetirement({ period, subsidy, years }: EarlyRetirementInput): Withholding {
  requireRule(EARLY_RETIREMENT_SPREAD, period, "提前退休一次性补贴计税规定");
  if (!Number.isInteger(years) || years < 1) {
    throw new RangeError(`提前退休至法定退休年龄的年数应为正整数，当前为 ${years}`);
  }
  const { monthly } = requireRule(BASIC_DEDUCTIONS, period, "减除费用标准");
  const { brackets } = requireRule(ANNUAL_TABLES, period, "综合所得税率表");
  const taxed = Math.max(0, subsidy - monthly * 12 * years);
  const ofYear = Math.round(taxed / years);
  const { ratePercent, quickDeduction } = taxByBrackets(ofYear, brackets, taxed / years);
  const tax = Math.max(0, percentOf(taxed, ratePercent) - quickDeduction * years);
  return { taxableIncome: ofYear, ratePercent, quickDeduction, tax };
}
