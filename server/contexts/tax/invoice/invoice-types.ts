import { yuanToFen } from "../../../../src/domain/money.ts";
import { deductibleTax } from "../../../../src/domain/tax/deductible-tax.ts";
import type { BureauInvoice } from "../../../gateways/tax-bureau.ts";

/** Of the code table `advanceInvoiceType`. */
const INVOICE_TYPES = { sale: 1, certified: 2, uncertified: 3, ordinary: 4 } as const;

export const ALL_TYPES: readonly number[] = Object.values(INVOICE_TYPES);

/** The type of an invoice as the bureau gives it: a purchase without deductible tax is an ordinary one. */
export function typeOfInvoice({ jxxlx, fpzl, goods, net, tax, certified }: BureauInvoice): number {
  if (jxxlx === 1) return INVOICE_TYPES.sale;
  if (deductibleTax({ fpzl, goods, net: yuanToFen(net), tax: yuanToFen(tax) }) === 0)
    return INVOICE_TYPES.ordinary;
  return certified ? INVOICE_TYPES.certified : INVOICE_TYPES.uncertified;
}
