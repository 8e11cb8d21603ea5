import { Refusal } from "../../../platform/errors.ts";
import { SETTLEMENT } from "../annual-settlement/settlement.ts";
import { CORPORATE_TAX, OPERATING_TAX } from "../income-tax/income-tax-type.ts";
import { VAT } from "../tax-notice/vat.ts";
import type { FiledTax } from "./filed-tax.ts";

export const FILED_TAXES: readonly FiledTax<unknown>[] = [VAT, CORPORATE_TAX, OPERATING_TAX, SETTLEMENT];

/** The tax of a code of the table `taxTypeId`, VAT where none is named. */
export function filedTax(szid: number = VAT.szid): FiledTax<unknown> {
  const tax = FILED_TAXES.find((one) => one.szid === szid);
  if (!tax) throw new Refusal("rule", "该税种不在此处通知和申报");
  return tax;
}
