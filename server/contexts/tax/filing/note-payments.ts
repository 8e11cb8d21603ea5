import type { FirmContext } from "../../../contracts/firm-context.ts";
import { AWAITING_PAYMENT, TAX_DONE } from "../company-period/period-states.ts";
import type { SortedCompanies } from "../company-period/sorted-companies.ts";
import { MARK_PAID, MARK_UNPAID } from "../tax-notice/keep-notice.ts";
import type { FiledTax } from "./filed-tax.ts";
import { paymentFault } from "./declaration-faults.ts";
import { keepAct } from "./keep-act.ts";
import { type OfMonth, type TakenFiling, sortFilings } from "./sort-filings.ts";

const PAID = 1;

/** Notes of declared taxes whether they have been paid, or paid back; those that cannot be noted are named. */
export async function notePayments<Row>(
  tax: FiledTax<Row>,
  { status, ...asked }: OfMonth & { readonly status: number },
  context: FirmContext,
): Promise<SortedCompanies<TakenFiling<Row>>> {
  const wanted = status === PAID ? TAX_DONE : AWAITING_PAYMENT;
  const sorted = await sortFilings(tax, asked, () => (row) => paymentFault(tax, row, wanted), context);
  const rows = sorted.passed.map(({ row }) => row);
  if (rows.length === 0) return sorted;
  await tax.write(rows, { noticeTaxType: wanted }, context);
  const operationType = status === PAID ? MARK_PAID : MARK_UNPAID;
  for (const row of rows)
    await keepAct(tax, { row, entry: { operationType, taxAmount: tax.declared(row) } }, context);
  return sorted;
}
