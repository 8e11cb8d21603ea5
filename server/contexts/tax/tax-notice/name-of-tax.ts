import type { NoticedTax } from "../filing/noticed-tax.ts";
import type { Month } from "./estimate-late-fees.ts";
import { VAT } from "./vat.ts";

/** The period and the tax; VAT is the one of which most notices are, and needs no name. */
export function nameOfTax(
  tax: Pick<NoticedTax<unknown>, "szid" | "name" | "periodName">,
  month: Month,
): string {
  return `${tax.periodName(month)}${tax.szid === VAT.szid ? "" : tax.name}`;
}
