import { Refusal } from "../../../platform/errors.ts";
import { SETTLEMENT } from "../annual-settlement/settlement.ts";
import { CORPORATE_TAX, OPERATING_TAX } from "../income-tax/income-tax-type.ts";
import { VAT } from "../tax-notice/vat.ts";
import { WITHHELD_TAX } from "../withheld-tax/withheld-tax.ts";
import type { FiledTax } from "./filed-tax.ts";
import type { NoticedTax } from "./noticed-tax.ts";

const FILED_TAXES: readonly FiledTax<unknown>[] = [VAT, CORPORATE_TAX, OPERATING_TAX, SETTLEMENT];

/** The taxes of which clients are notified. */
export const NOTICED_TAXES: readonly NoticedTax<unknown>[] = [...FILED_TAXES, WITHHELD_TAX];

/** The tax of a code of the table `taxTypeId` of which clients are notified, VAT where none is named. */
export function noticedTax(szid: number = VAT.szid): NoticedTax<unknown> {
  return find(NOTICED_TAXES, szid);
}

/** The same of a tax that the functions of this folder file. */
export function filedTax(szid: number = VAT.szid): FiledTax<unknown> {
  return find(FILED_TAXES, szid);
}

function find<Tax extends { readonly szid: number }>(taxes: readonly Tax[], szid: number): Tax {
  const tax = taxes.find((one) => one.szid === szid);
  if (!tax) throw new Refusal("rule", "该税种不在此处通知和申报");
  return tax;
}
