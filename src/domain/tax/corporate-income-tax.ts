import { percentOf } from "../payroll/percent-of.ts";
import { requireRule } from "../payroll/rates/dated.ts";
import { CORPORATE_INCOME_RATES } from "./rates/corporate-income-rates.ts";

/** The size of a company, by which it is a small low-profit enterprise or not; amounts in 分. */
interface CompanySize {
  /** Averages of the year's quarters; null: no figure, taken to be within the limit. */
  readonly staff: number | null;
  readonly assets: number | null;
  /** 国家限制或禁止行业: never a small low-profit enterprise. */
  readonly restricted: boolean;
}

/** A company at the end of a quarter, since January; amounts in 分. */
export interface CorporateIncome extends CompanySize {
  /** 利润总额; negative: a loss. */
  readonly profit: number;
  /** Losses of earlier years that may still be made up for. */
  readonly losses: number;
  /** Paid for the year's earlier quarters. */
  readonly prepaid: number;
}

/** The tax of a year, or of what has gone of it. */
export interface CorporateTax {
  readonly isSmall: boolean;
  /** Whole per cent of the law, before any relief. */
  readonly percent: number;
  /** 应纳所得税额. */
  readonly tax: number;
  /** 减免所得税额. */
  readonly relief: number;
}

export interface Prepayment extends CorporateTax {
  /** 弥补以前年度亏损. */
  readonly madeUp: number;
  /** 实际利润额. */
  readonly taxable: number;
  /** 本期应补（退）税额: never less than nothing, since a prepayment is not paid back. */
  readonly payable: number;
}

/** 企业所得税预缴 of a quarter, `period` its last month. Throws a RangeError, worded for users, when no rate holds for it. */
export function corporatePrepayment(income: CorporateIncome, period: string): Prepayment {
  const { profit, losses, prepaid } = income;
  const madeUp = lossesMadeUp(profit, losses);
  const taxable = Math.max(0, profit - madeUp);
  const worked = corporateTaxOn(taxable, income, period);
  return { madeUp, taxable, ...worked, payable: Math.max(0, worked.tax - worked.relief - prepaid) };
}

/** 弥补以前年度亏损: no more than there is income. */
export function lossesMadeUp(income: number, losses: number): number {
  return Math.min(Math.max(0, losses), Math.max(0, income));
}

/**
 * The tax on what is taxable at the end of `period`; tax and relief are rounded each for itself, as the lines of the forms
 * A200000 and A201030 are. Throws a RangeError, worded for users, when no rate holds for it.
 */
export function corporateTaxOn(
  taxable: number,
  { staff, assets, restricted }: CompanySize,
  period: string,
): CorporateTax {
  const rule = requireRule(CORPORATE_INCOME_RATES, period, "企业所得税税率");
  const isSmall =
    !restricted &&
    taxable <= rule.smallProfitLimit &&
    (staff ?? 0) <= rule.smallStaffLimit &&
    (assets ?? 0) <= rule.smallAssetsLimit;
  const relief = isSmall ? percentOf(taxable, rule.percent - rule.smallProfitPercent) : 0;
  return { isSmall, percent: rule.percent, tax: percentOf(taxable, rule.percent), relief };
}
