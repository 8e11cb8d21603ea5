import { type CarriedAmount, takeOff } from "./carried-amount.ts";
import type { InvoiceTotals } from "./invoice-totals.ts";
import { type SpecialAmounts, isLevyRate, uninvoicedTax } from "./special-amounts.ts";
import type { VatOpening } from "./vat-opening.ts";

/** VAT of a general taxpayer for one month, in 分. */
export interface VatResult {
  readonly outputTax: number;
  readonly simpleTax: number;
  readonly inputTax: number;
  readonly transferOut: number;
  readonly openingCredit: number;
  /** Left for the next month (期末留抵). */
  readonly closingCredit: number;
  /** 防伪税控费, reduces the tax as far as there is any (减免税额). */
  readonly controlFee: CarriedAmount;
  /** 应纳税额 before what was paid elsewhere. */
  readonly due: number;
  /** Paid elsewhere already, as far as it is due. */
  readonly prepaid: CarriedAmount;
  /** The amount still to be paid. */
  readonly payable: number;
}

/** The parts that a general taxpayer's VAT is worked out from, in 分. */
export interface VatFacts extends Pick<VatResult, "outputTax" | "simpleTax" | "inputTax" | "transferOut"> {
  readonly opening: VatOpening;
  /** 防伪税控费 of the period. */
  readonly controlFee: number;
  /** Paid elsewhere in the period. */
  readonly prepaid: number;
}

/** 一般计税: output tax less input tax and the credit of last month; the simple method's tax is never reduced by either. */
export function generalVat(totals: InvoiceTotals, special: SpecialAmounts, opening: VatOpening): VatResult {
  return vatOf({
    outputTax: totals.general.tax + uninvoicedTax(special, (percent) => !isLevyRate(percent)),
    simpleTax: totals.simple.tax + uninvoicedTax(special, isLevyRate),
    inputTax: totals.selectedTax + special.passengerTax,
    transferOut: special.transferOut,
    opening,
    controlFee: special.controlFee,
    prepaid: special.prepaid,
  });
}

/** The same, once its parts have been added up. */
export function vatOf(facts: VatFacts): VatResult {
  const { outputTax, simpleTax, inputTax, transferOut, opening } = facts;
  const balance = outputTax - (inputTax - transferOut) - opening.credit;
  return {
    outputTax,
    simpleTax,
    inputTax,
    transferOut,
    openingCredit: opening.credit,
    closingCredit: Math.max(0, -balance),
    ...reduceTax(Math.max(0, balance) + Math.max(0, simpleTax), facts),
  };
}

/** A tax of a period less 税控费 and what was paid elsewhere, those of the period before with them. */
export function reduceTax(
  tax: number,
  { opening, controlFee: fee, prepaid: paid }: Pick<VatFacts, "opening" | "controlFee" | "prepaid">,
): Pick<VatResult, "controlFee" | "due" | "prepaid" | "payable"> {
  const controlFee = takeOff({ opening: opening.controlFee, arising: fee }, tax);
  const due = tax - controlFee.used;
  const prepaid = takeOff({ opening: opening.prepaid, arising: paid }, due);
  return { controlFee, due, prepaid, payable: due - prepaid.used };
}
