import type { InvoiceTotals } from "./invoice-totals.ts";
import { type SpecialAmounts, isLevyRate, uninvoicedTax } from "./special-amounts.ts";

/** VAT of a general taxpayer for one month, in 分. */
export interface VatResult {
  readonly outputTax: number;
  readonly simpleTax: number;
  readonly inputTax: number;
  readonly transferOut: number;
  readonly openingCredit: number;
  /** Left for the next month (期末留抵). */
  readonly closingCredit: number;
  /** 减免税额, as far as there was tax to reduce. */
  readonly relief: number;
  /** 应纳税额 before what was paid elsewhere. */
  readonly due: number;
  /** The amount still to be paid. */
  readonly payable: number;
}

/** The parts that a general taxpayer's VAT is worked out from, in 分. */
export interface VatFacts extends Pick<
  VatResult,
  "outputTax" | "simpleTax" | "inputTax" | "transferOut" | "openingCredit"
> {
  /** 防伪税控费, reduces the tax as far as there is any. */
  readonly controlFee: number;
  /** Paid elsewhere already. */
  readonly prepaid: number;
}

/** 一般计税: output tax less input tax and the credit of last month; the simple method's tax is never reduced by either. */
export function generalVat(totals: InvoiceTotals, special: SpecialAmounts, openingCredit: number): VatResult {
  return vatOf({
    outputTax: totals.general.tax + uninvoicedTax(special, (percent) => !isLevyRate(percent)),
    simpleTax: totals.simple.tax + uninvoicedTax(special, isLevyRate),
    inputTax: totals.selectedTax + special.passengerTax,
    transferOut: special.transferOut,
    openingCredit,
    controlFee: special.controlFee,
    prepaid: special.prepaid,
  });
}

/** The same, once its parts have been added up. */
export function vatOf({ controlFee, prepaid, ...parts }: VatFacts): VatResult {
  const balance = parts.outputTax - (parts.inputTax - parts.transferOut) - parts.openingCredit;
  const before = Math.max(0, balance) + Math.max(0, parts.simpleTax);
  const relief = Math.min(controlFee, before);
  const due = before - relief;
  return {
    ...parts,
    closingCredit: Math.max(0, -balance),
    relief,
    due,
    payable: Math.max(0, due - prepaid),
  };
}
