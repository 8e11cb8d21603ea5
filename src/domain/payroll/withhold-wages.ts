import { cumulativeBasicDeduction } from "./basic-deduction.ts";
import { withholdCumulatively, type CumulativeWithholding } from "./cumulative-withholding.ts";
import type { BasicDeductionRule } from "./rates/basic-deductions.ts";

/** Amounts in 分; sums run from January, or from the start of the employment, to the period. */
export interface WagesInput {
  /** Period of the payment, `YYYY-MM`. */
  readonly period: string;
  /** Months of this year employed by the payer, the current one included. */
  readonly monthsEmployed: number;
  readonly cumulativeIncome: number;
  /** 累计免税收入. */
  readonly cumulativeTaxFree?: number;
  /** 累计专项扣除: the employee's share of social insurance and housing fund (三险一金). */
  readonly cumulativeSpecialDeduction?: number;
  /** 累计专项附加扣除. */
  readonly cumulativeSpecialAdditional?: number;
  /** 累计依法确定的其他扣除: enterprise annuity, commercial health insurance, personal pension … */
  readonly cumulativeOther?: number;
  /** 累计减免税额. */
  readonly cumulativeRelief?: number;
  /** 累计已预扣预缴税额, withheld by the payer in earlier months of the year. */
  readonly alreadyWithheld?: number;
  readonly basicDeductionRule?: BasicDeductionRule;
}

/** Tax to withhold from a resident's wages (工资薪金所得) by the cumulative method. Throws RangeErrors worded for the user. */
export function withholdWages({
  period,
  monthsEmployed,
  cumulativeIncome,
  cumulativeTaxFree = 0,
  cumulativeSpecialDeduction = 0,
  cumulativeSpecialAdditional = 0,
  cumulativeOther = 0,
  cumulativeRelief = 0,
  alreadyWithheld = 0,
  basicDeductionRule = "months-employed",
}: WagesInput): CumulativeWithholding {
  const basicDeduction = cumulativeBasicDeduction({
    period,
    months: monthsEmployed,
    rule: basicDeductionRule,
  });
  const deductions =
    basicDeduction + cumulativeSpecialDeduction + cumulativeSpecialAdditional + cumulativeOther;
  const remainder = cumulativeIncome - cumulativeTaxFree - deductions;
  return {
    basicDeduction,
    ...withholdCumulatively({ period, remainder, cumulativeRelief, alreadyWithheld }),
  };
}
