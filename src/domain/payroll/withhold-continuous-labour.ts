import { cumulativeBasicDeduction } from "./basic-deduction.ts";
import { withholdCumulatively, type CumulativeWithholding } from "./cumulative-withholding.ts";
import { percentOf } from "./percent-of.ts";
import type { BasicDeductionRule } from "./rates/basic-deductions.ts";
import { requireRule } from "./rates/dated.ts";
import { CONTINUOUS_LABOUR, LABOUR_EXPENSES, type ContinuousLabourKind } from "./rates/labour-expenses.ts";

/** Amounts in 分; sums run from January, or from the first payment, to the period. */
export interface ContinuousLabourInput {
  readonly kind: ContinuousLabourKind;
  /** Period of the payment, `YYYY-MM`. */
  readonly period: string;
  /** Months of this year paid by the same payer, the current one included. */
  readonly monthsPaid: number;
  /** The amount without value-added tax. */
  readonly cumulativeIncome: number;
  readonly cumulativeTaxFree?: number;
  /** 累计其他扣除, and the surcharges (附加税费) that sales agents paid. */
  readonly cumulativeOther?: number;
  readonly cumulativeRelief?: number;
  readonly alreadyWithheld?: number;
  readonly basicDeductionRule?: BasicDeductionRule;
}

/** 累计费用 and 累计展业成本 beside the usual figures. */
export interface ContinuousLabourWithholding extends CumulativeWithholding {
  readonly expenses: number;
  readonly costs: number;
}

/**
 * Tax to withhold from labour remuneration paid month by month (其他连续劳务报酬). Social insurance and the
 * special additional deductions wait for the annual settlement. Throws RangeErrors worded for the user.
 */
export function withholdContinuousLabour({
  kind,
  period,
  monthsPaid,
  cumulativeIncome,
  cumulativeTaxFree = 0,
  cumulativeOther = 0,
  cumulativeRelief = 0,
  alreadyWithheld = 0,
  basicDeductionRule = "months-employed",
}: ContinuousLabourInput): ContinuousLabourWithholding {
  const kinds = CONTINUOUS_LABOUR.filter((entry) => entry.kind === kind);
  const { costPercent } = requireRule(kinds, period, "连续劳务报酬累计预扣规定");
  const { sharePercent } = requireRule(LABOUR_EXPENSES, period, "劳务报酬费用标准");
  const basicDeduction = cumulativeBasicDeduction({ period, months: monthsPaid, rule: basicDeductionRule });
  const expenses = percentOf(cumulativeIncome, sharePercent);
  const costs = percentOf(cumulativeIncome - expenses, costPercent);
  const remainder =
    cumulativeIncome - expenses - costs - cumulativeTaxFree - basicDeduction - cumulativeOther;
  return {
    expenses,
    costs,
    basicDeduction,
    ...withholdCumulatively({ period, remainder, cumulativeRelief, alreadyWithheld }),
  };
}
