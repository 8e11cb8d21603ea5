import { percentOf } from "../payroll/percent-of.ts";
import { requireRule } from "../payroll/rates/dated.ts";
import { CORPORATE_INCOME_RATES } from "./rates/corporate-income-rates.ts";

/** 企业所得税预缴: what the profit of the year so far (分) calls for at the end of `period`, less what was paid before. */
export function corporateIncomeTax(profit: number, period: string, prepaid: number): number {
  const rule = requireRule(CORPORATE_INCOME_RATES, period, "企业所得税税率");
  if (profit <= 0) return 0;
  const percent = profit <= rule.smallProfitLimit ? rule.smallProfitPercent : rule.percent;
  return Math.max(0, percentOf(profit, percent) - prepaid);
}
