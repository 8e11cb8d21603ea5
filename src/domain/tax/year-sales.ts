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

/** 年应税销售额: `near` is told before it is crossed. */
export type YearSalesState = "below" | "near" | "over";

/** Sales of a year, in 分, against the limit in force; a limit that is reached and not exceeded is not crossed (超过). */
export function yearSalesState(sales: number, period: string): YearSalesState {
  const rule = inForce(YEAR_SALES_LIMITS, period);
  if (rule === undefined || sales < rule.warnAt) return "below";
  return sales > rule.limit ? "over" : "near";
}

/** Whoever trades in real estate sells it as a business; to all others its sale is an exception (偶然发生) outside of the year's sales. */
export function tradesInRealEstate(industry: string | null | undefined): boolean {
  return industry?.includes("房地产") ?? false;
}
