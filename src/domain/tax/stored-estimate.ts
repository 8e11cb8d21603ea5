import { fenToYuan } from "../money.ts";
import type { TaxEstimate } from "./estimate-tax.ts";
import type { InvoiceTotals } from "./invoice-totals.ts";

/** The part of an estimate that is stored, in yuan. */
export interface StoredEstimate {
  /** VAT to be paid, and the surtaxes on it. */
  readonly vat: number;
  readonly urban: number;
  readonly education: number;
  readonly localEducation: number;
  readonly outputTax: number;
  readonly simpleTax: number;
  readonly inputTax: number;
  readonly transferOut: number;
  readonly openingCredit: number;
  readonly closingCredit: number;
  readonly relief: number;
  readonly prepaid: number;
  readonly exempted: number;
  readonly sales: number;
  /** Sales of the simple method, without tax. */
  readonly simpleSales: number;
  readonly purchases: number;
}

/** An estimate as it is kept, from what it was made of. */
export function storedEstimate(estimate: TaxEstimate, totals: InvoiceTotals): StoredEstimate {
  const { vat, surtaxes } = estimate;
  const fen = {
    vat: vat.payable,
    ...surtaxes,
    outputTax: vat.outputTax,
    simpleTax: vat.simpleTax,
    inputTax: vat.inputTax,
    transferOut: vat.transferOut,
    openingCredit: vat.openingCredit,
    closingCredit: vat.closingCredit,
    relief: vat.relief,
    prepaid: vat.due - vat.payable,
    exempted: estimate.exempted,
    sales: estimate.sales,
    simpleSales: estimate.simpleSales,
    purchases: totals.purchases,
  };
  return Object.fromEntries(
    Object.entries(fen).map(([name, value]) => [name, fenToYuan(value)]),
  ) as unknown as StoredEstimate;
}
