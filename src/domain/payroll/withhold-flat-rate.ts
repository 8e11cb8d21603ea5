import { percentOf } from "./percent-of.ts";
import { requireRule } from "./rates/dated.ts";
import { FLAT_RATES } from "./rates/flat-rates.ts";
import type { Withholding } from "./withholding.ts";

/** Amounts in 分. */
interface FlatRateInput {
  readonly period: string;
  readonly income: number;
  readonly taxFree: number;
  /** 财产原值和合理费用, of a transfer of property only. */
  readonly costs: number;
}

/** Tax on dividends, transfers of property and windfalls: one rate on each payment. */
export function withholdFlatRate({ period, income, taxFree, costs }: FlatRateInput): Withholding {
  const { ratePercent } = requireRule(FLAT_RATES, period, "比例税率");
  const taxableIncome = Math.max(0, income - taxFree - costs);
  return { taxableIncome, ratePercent, quickDeduction: 0, tax: percentOf(taxableIncome, ratePercent) };
}
