import {
  BASIC_DEDUCTION_RULES,
  BASIC_DEDUCTIONS,
  type BasicDeductionRule,
} from "./rates/basic-deductions.ts";
import { requireRule } from "./rates/dated.ts";

interface BasicDeductionInput {
  /** Period of the payment, `YYYY-MM`. */
  readonly period: string;
  /** Months of this year worked for the payer, the current one included. */
  readonly months: number;
  readonly rule: BasicDeductionRule;
}

/**
 * 累计减除费用 in 分, up to the period. Throws a RangeError, worded for the user, for months that the
 * year does not have yet and for a rule that does not hold in the period.
 */
export function cumulativeBasicDeduction({ period, months, rule }: BasicDeductionInput): number {
  const month = Number(period.slice(5));
  if (!Number.isInteger(months) || months < 1 || months > month) {
    throw new RangeError(`截至 ${month} 月的任职受雇月数应为 1 至 ${month}，当前为 ${months}`);
  }
  requireRule(
    BASIC_DEDUCTION_RULES.filter((entry) => entry.rule === rule),
    period,
    "减除费用规定",
  );
  const { monthly } = requireRule(BASIC_DEDUCTIONS, period, "减除费用标准");
  return monthly * { "months-employed": months, "since-january": month, "whole-year": 12 }[rule];
}

/** Income that the payer declared for a person over the whole of last year. */
export interface LastYear {
  /** Months with declared wages, in this firm. */
  readonly monthsDeclared: number;
  /** All wages, bonuses included, before any deduction, in 分. */
  readonly income: number;
}

/** The twelve months may be taken off at once: employed here in every month of last year for no more than they add up to. */
export function mayDeductWholeYear({ monthsDeclared, income }: LastYear, period: string): boolean {
  const { monthly } = requireRule(BASIC_DEDUCTIONS, period, "减除费用标准");
  return monthsDeclared === 12 && income <= monthly * 12;
}
