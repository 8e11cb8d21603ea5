import { requireRule } from "../payroll/rates/dated.ts";
import { type InvoiceTotals, salesOf } from "./invoice-totals.ts";
import { type VatResult, reduceTax } from "./general-vat.ts";
import { SMALL_SCALE_RELIEF } from "./rates/small-scale-relief.ts";
import { type SpecialAmounts, uninvoicedNet, uninvoicedTax } from "./special-amounts.ts";
import type { TaxFrequency } from "./tax-frequency.ts";
import type { VatOpening } from "./vat-opening.ts";

export interface SmallScaleVat extends VatResult {
  /** Tax that the exemption of small sales (小微企业免税) has spared, in 分. */
  readonly exempted: number;
}

interface SmallScalePeriod {
  /** `YYYY-MM`, the last month of a quarter. */
  readonly period: string;
  readonly frequency: TaxFrequency;
  /** Of it 税控费 and 预缴 alone are carried. */
  readonly opening: VatOpening;
}

/**
 * 小规模纳税人 for the month or the quarter of `period` (`YYYY-MM`), of which `totals` are all sales: below the limit only
 * what was invoiced with special invoices is taxed, from it on everything. Sales that are below it but for 销售不动产 are
 * exempt too, and the real estate is taxed.
 */
export function smallScaleVat(
  totals: InvoiceTotals,
  special: SpecialAmounts,
  { period, frequency, opening }: SmallScalePeriod,
): SmallScaleVat {
  const rule = requireRule(SMALL_SCALE_RELIEF, period, "小规模纳税人征收率");
  const sales = salesOf(totals);
  const net = sales.net + uninvoicedNet(special);
  const whole = sales.tax + uninvoicedTax(special);
  const limit = frequency === "quarterly" ? rule.quarterlyExemption : rule.monthlyExemption;
  const isBelow = (amount: number) => (rule.isLimitExempt ? amount <= limit : amount < limit);
  const taxed = Math.max(0, taxedPart());
  return {
    outputTax: whole,
    simpleTax: whole,
    inputTax: 0,
    transferOut: 0,
    openingCredit: 0,
    closingCredit: 0,
    ...reduceTax(taxed, { opening, controlFee: special.controlFee, prepaid: special.prepaid }),
    exempted: Math.max(0, whole - taxed),
  };

  function taxedPart(): number {
    if (isBelow(net)) return totals.special.tax;
    if (isBelow(net - totals.realEstate.net)) return totals.special.tax + totals.plainRealEstate.tax;
    return whole;
  }
}
