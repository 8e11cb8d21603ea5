import { SETTLEMENT } from "../annual-settlement/settlement.ts";
import { CORPORATE_TAX, OPERATING_TAX } from "../income-tax/income-tax-type.ts";
import type { FiledTax } from "./filed-tax.ts";

const FILED_TAXES: readonly FiledTax<unknown>[] = [CORPORATE_TAX, OPERATING_TAX, SETTLEMENT];

/** The tax of a code of the table `taxTypeId`. */
export function filedTax(szid: number): FiledTax<unknown> {
  const tax = FILED_TAXES.find((one) => one.szid === szid);
  if (!tax) throw new Error(`no tax ${szid} is filed`);
  return tax;
}
