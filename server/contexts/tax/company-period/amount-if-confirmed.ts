import type { Taxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { totalWithInput } from "../../../../src/domain/tax/total-with-input.ts";
import { adjustTotal } from "./adjust-total.ts";
import type { CompanyPeriod } from "./company-period.ts";
import { periodName } from "./period-days.ts";

/**
 * The tax of a month, in yuan, as 统计确认 of the purchases that are selected would make it; null without an estimate.
 * `unconfirmedTax`: their deductible tax that does not count yet, in 分.
 */
export function amountIfConfirmed(
  row: CompanyPeriod,
  taxpayer: Taxpayer,
  unconfirmedTax: number,
): number | null {
  const { estimate, kjnd, kjqj } = row;
  if (estimate === null) return null;
  const total = totalWithInput(taxpayer, periodName(kjnd, kjqj), estimate, unconfirmedTax);
  return Number(adjustTotal(row, total).zzshfjs);
}
