import { percentOf } from "./percent-of.ts";
import { requireRule } from "./rates/dated.ts";
import { DIVIDEND_RATES } from "./rates/separate-taxation.ts";
import type { Withholding } from "./withholding.ts";

/** Tax on one payment of interest or dividends (利息、股息、红利所得) in 分: nothing is taken off. */
export function withholdDividends({
  period,
  income,
}: {
  readonly period: string;
  readonly income: number;
}): Withholding {
  const { ratePercent } = requireRule(DIVIDEND_RATES, period, "利息、股息、红利所得税率");
  const taxableIncome = Math.max(0, income);
  return { taxableIncome, ratePercent, quickDeduction: 0, tax: percentOf(taxableIncome, ratePercent) };
}
