import { shiftPeriod } from "../period.ts";
import { inForce } from "../payroll/rates/dated.ts";
import { YEAR_SALES_LIMITS } from "./rates/year-sales-limits.ts";
import { type TaxFrequency, monthsDeclared } from "./tax-frequency.ts";

/** The first of the months, `YYYY-MM`, whose sales make the year that ends with a period: twelve months, or four quarters. */
export function yearSalesFrom(period: string, frequency: TaxFrequency): string {
  if (frequency === "monthly") return shiftPeriod(period, -11);
  const ofQuarter = monthsDeclared(Number(period.slice(5)), "quarterly").length;
  return shiftPeriod(period, 1 - ofQuarter - 9);
}

/** 年应税销售额, by the codes of the table `yearSalesState`: `NEAR` warns before the limit is crossed. */
export const BELOW = 0;
export const NEAR = 1;
export const OVER = 2;

/**
 * In 分: above `limit` the year's sales make a general taxpayer, above `warnAt` there is a warning; both are Infinity
 * without a rule.
 */
export function yearSalesLimits(period: string): { readonly limit: number; readonly warnAt: number } {
  return inForce(YEAR_SALES_LIMITS, period) ?? { limit: Infinity, warnAt: Infinity };
}

/**
 * Sales of a year, in 分, against the limit in force; a limit that is reached and not exceeded is not crossed (超过).
 * `ownWarnAt`: the company's own value in the place of the usual one.
 */
export function yearSalesState(sales: number, period: string, ownWarnAt: number | null = null): number {
  const { limit, warnAt } = yearSalesLimits(period);
  if (sales > limit) return OVER;
  return sales > (ownWarnAt ?? warnAt) ? NEAR : BELOW;
}

/**
 * True for a company that sells real estate as its business; for all others such a sale is an exception (偶然发生) outside
 * of the year's sales.
 */
export function tradesInRealEstate(industry: string | null | undefined): boolean {
  return industry?.includes("房地产") ?? false;
}
