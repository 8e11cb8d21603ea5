import { fenToYuan, formatYuan } from "../money.ts";
import { percentOf } from "./percent-of.ts";
import { inForce } from "./rates/dated.ts";
import {
  ANNUITY_LIMITS,
  HEALTH_INSURANCE_LIMITS,
  PERSONAL_PENSION_LIMITS,
} from "./rates/deduction-limits.ts";

/** 依法确定的其他扣除 of a person in a month, in 分. */
export interface LimitedDeductions {
  /** `YYYY-MM`. */
  readonly period: string;
  readonly healthInsurance: number;
  readonly pension: number;
  /** 个人养老金 of the year's other payments. */
  readonly pensionBefore: number;
  readonly annuity: number;
  /** The base of contributions; null: not known, so that nothing is held against it. */
  readonly base: number | null;
}

export interface DeductionFault {
  readonly of: "healthInsurance" | "pension" | "annuity";
  /** In words for the user. */
  readonly text: string;
}

/** Deductions beyond the limits of law, which no fact of a person excuses. */
export function deductionFaults(given: LimitedDeductions): readonly DeductionFault[] {
  const { period, healthInsurance, pension, pensionBefore, annuity, base } = given;
  const health = inForce(HEALTH_INSURANCE_LIMITS, period);
  const pensions = inForce(PERSONAL_PENSION_LIMITS, period);
  const annuities = inForce(ANNUITY_LIMITS, period);
  const faults: DeductionFault[] = [];
  if (health && healthInsurance > health.monthly)
    faults.push({
      of: "healthInsurance",
      text: `商业健康保险每月最多扣除 ${yuan(health.monthly)} 元（${health.source}）`,
    });
  if (pensions && pension > 0 && pensionBefore + pension > pensions.yearly)
    faults.push({
      of: "pension",
      text: `个人养老金每年最多扣除 ${yuan(pensions.yearly)} 元，本年其他各月已扣除 ${yuan(pensionBefore)} 元（${pensions.source}）`,
    });
  if (annuities && base !== null && annuity > percentOf(base, annuities.percent))
    faults.push({
      of: "annuity",
      text: `企业年金个人缴费最多扣除缴费基数 ${yuan(base)} 元的 ${annuities.percent}%，即 ${yuan(percentOf(base, annuities.percent))} 元（${annuities.source}）`,
    });
  return faults;
}

function yuan(fen: number): string {
  return formatYuan(fenToYuan(fen));
}
