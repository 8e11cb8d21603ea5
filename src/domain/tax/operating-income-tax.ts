import { percentOf } from "../payroll/percent-of.ts";
import { BASIC_DEDUCTIONS } from "../payroll/rates/basic-deductions.ts";
import { inForce, requireRule } from "../payroll/rates/dated.ts";
import { taxByBrackets } from "../payroll/tax-by-brackets.ts";
import { OPERATING_INCOME_TABLES, SOLE_TRADER_RELIEFS } from "./rates/operating-income-rates.ts";

/** A business that belongs to a person, at the end of a quarter, since January; amounts in 分. */
export interface OperatingIncome {
  /** Income less costs; negative: a loss. */
  readonly profit: number;
  readonly losses: number;
  /** 投资者减除费用; nothing where the owner has it taken off other income. */
  readonly deduction: number;
  readonly prepaid: number;
  /** 个体工商户, unlike a partnership or 个人独资企业, has the relief. */
  readonly isSoleTrader: boolean;
}

export interface OperatingPrepayment {
  readonly madeUp: number;
  readonly taxable: number;
  /** Whole per cent of the line of the table that applied. */
  readonly percent: number;
  readonly tax: number;
  readonly relief: number;
  readonly payable: number;
}

/** 经营所得个人所得税预缴 of a quarter, `period` its last month. Throws a RangeError, worded for users, when no rate holds for it. */
export function operatingPrepayment(income: OperatingIncome, period: string): OperatingPrepayment {
  const { brackets } = requireRule(OPERATING_INCOME_TABLES, period, "经营所得税率");
  const { profit, losses, deduction, prepaid, isSoleTrader } = income;
  const madeUp = Math.min(Math.max(0, losses), Math.max(0, profit));
  const taxable = Math.max(0, profit - madeUp - deduction);
  const { ratePercent, tax } = taxByBrackets(taxable, brackets);
  const halved = isSoleTrader ? inForce(SOLE_TRADER_RELIEFS, period) : undefined;
  const relief = halved
    ? percentOf(taxByBrackets(Math.min(taxable, halved.limit), brackets).tax, halved.percent)
    : 0;
  return { madeUp, taxable, percent: ratePercent, tax, relief, payable: Math.max(0, tax - relief - prepaid) };
}

/** 投资者减除费用 in 分 of the months of the year, up to `period`, in which there was the business. */
export function investorDeduction(period: string, foundedOn: string | null): number {
  const { monthly } = requireRule(BASIC_DEDUCTIONS, period, "减除费用标准");
  const january = `${period.slice(0, 4)}-01`;
  const first = foundedOn !== null && foundedOn.slice(0, 7) > january ? foundedOn.slice(0, 7) : january;
  return monthly * Math.max(0, Number(period.slice(5)) - Number(first.slice(5)) + 1);
}
