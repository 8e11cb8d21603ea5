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

/** 一般计税: output tax less input tax and the credit of last month; the simple method's tax is never reduced by either. */
export function generalVat(totals: InvoiceTotals, special: SpecialAmounts, openingCredit: number): VatResult {
  const outputTax = totals.general.tax + uninvoicedTax(special, (percent) => !isLevyRate(percent));
  const inputTax = totals.selectedTax + special.passengerTax;
  const balance = outputTax - (inputTax - special.transferOut) - openingCredit;
  const simpleTax = totals.simple.tax + uninvoicedTax(special, isLevyRate);
  const before = Math.max(0, balance) + Math.max(0, simpleTax);
  const relief = Math.min(special.controlFee, before);
  const due = before - relief;
  return {
    outputTax,
    simpleTax,
    inputTax,
    transferOut: special.transferOut,
    openingCredit,
    closingCredit: Math.max(0, -balance),
    relief,
    due,
    payable: Math.max(0, due - special.prepaid),
  };
}
