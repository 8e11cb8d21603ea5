import { requireRule, inForce } from "./rates/dated.ts";
import { ANNUAL_TABLES } from "./rates/income-tables.ts";
import { EQUITY_TAXED_APART } from "./rates/separate-taxation.ts";
import { taxByBrackets } from "./tax-by-brackets.ts";
import type { Withholding } from "./withholding.ts";

/** Amounts in 分. */
interface EquityInput {
  readonly period: string;
  /** All equity income of the year up to now: several grants are taxed together. */
  readonly incomeOfYear: number;
  /** Withheld from earlier equity income of the year. */
  readonly alreadyWithheld?: number;
}

/** True when equity income of the period (`YYYY-MM`) is taxed apart; otherwise it belongs to the year's income. */
export function isEquityTaxedApart(period: string): boolean {
  return inForce(EQUITY_TAXED_APART, period) !== undefined;
}

/** Tax on equity incentives (股权激励所得), by the annual table apart from the year's income. Throws a RangeError, worded for the user, where that no longer holds. */
export function withholdEquity({ period, incomeOfYear, alreadyWithheld = 0 }: EquityInput): Withholding {
  requireRule(EQUITY_TAXED_APART, period, "股权激励单独计税规定");
  const { brackets } = requireRule(ANNUAL_TABLES, period, "综合所得税率表");
  const taxableIncome = Math.max(0, incomeOfYear);
  const { tax, ...line } = taxByBrackets(taxableIncome, brackets);
  return { taxableIncome, ...line, tax: Math.max(0, tax - alreadyWithheld) };
}
