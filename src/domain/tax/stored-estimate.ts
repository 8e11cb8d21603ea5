import { fenToYuan } from "../money.ts";
import type { TaxEstimate } from "./estimate-tax.ts";
import type { InvoiceTotals } from "./invoice-totals.ts";

/** The amounts of an estimate that are stored, in yuan. */
export interface StoredAmounts {
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
  /** 税控费 that was left by the period before, that has come in this one, that is taken off, and that is left. */
  readonly openingControlFee: number;
  readonly controlFee: number;
  readonly relief: number;
  readonly closingControlFee: number;
  /** The same of 预缴税额; `prepaid` is what is taken off. */
  readonly openingPrepaid: number;
  readonly paidElsewhere: number;
  readonly prepaid: number;
  readonly closingPrepaid: number;
  readonly exempted: number;
  readonly sales: number;
  /** Sales of the simple method, without tax. */
  readonly simpleSales: number;
  readonly purchases: number;
}

/** An estimate as it is stored. */
export interface StoredEstimate extends StoredAmounts {
  /** The opening amounts are not known and count as nothing. */
  readonly isOpeningUnknown: boolean;
}

/** The amounts of an estimate as they are kept, from what it was made of. */
export function storedAmounts(estimate: TaxEstimate, totals: InvoiceTotals): StoredAmounts {
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
    openingControlFee: vat.controlFee.opening,
    controlFee: vat.controlFee.arising,
    relief: vat.controlFee.used,
    closingControlFee: vat.controlFee.closing,
    openingPrepaid: vat.prepaid.opening,
    paidElsewhere: vat.prepaid.arising,
    prepaid: vat.prepaid.used,
    closingPrepaid: vat.prepaid.closing,
    exempted: estimate.exempted,
    sales: estimate.sales,
    simpleSales: estimate.simpleSales,
    purchases: totals.purchases,
  };
  return Object.fromEntries(
    Object.entries(fen).map(([name, value]) => [name, fenToYuan(value)]),
  ) as unknown as StoredAmounts;
}
