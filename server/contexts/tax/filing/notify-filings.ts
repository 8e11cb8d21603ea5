import type { FirmContext } from "../../../contracts/firm-context.ts";
import { NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import type { SortedCompanies } from "../company-period/sorted-companies.ts";
import { NOTIFY, REVOKE, keepTaxNotice } from "../tax-notice/keep-notice.ts";
import { type PayTime, assertPayDay } from "../tax-notice/pay-time.ts";
import { paymentWithoutChoice } from "../tax-notice/payment-without-choice.ts";
import type { FiledTax, FilingChanges } from "./filed-tax.ts";
import { noticeFault } from "./filing-faults.ts";
import { type OfMonth, type TakenFiling, sortFilings } from "./sort-filings.ts";

interface FilingNotice extends OfMonth, PayTime {
  readonly operationType: number;
  readonly contentOf: (companyId: number) => string | null;
}

/** Notifies clients of their tax, takes that back, or changes when the tax is taken; those that cannot be are named. */
export async function notifyFilings<Row>(
  tax: FiledTax<Row>,
  notice: FilingNotice,
  context: FirmContext,
): Promise<SortedCompanies<TakenFiling<Row>>> {
  const { month, operationType } = notice;
  const sorted = await sortFilings(tax, notice, noticeFault(tax, month, operationType), context);
  for (const { row } of sorted.passed) {
    const changes = changesFor(tax, row, notice, context);
    await tax.write([row], changes, context);
    await keepAct(tax, row, { ...notice, changes }, context);
  }
  return sorted;
}

function changesFor<Row>(
  tax: FiledTax<Row>,
  row: Row,
  notice: FilingNotice,
  context: FirmContext,
): FilingChanges {
  const { month, operationType, contentOf } = notice;
  if (operationType === REVOKE)
    return { noticeTaxType: NOT_NOTIFIED, content: null, paymentTimeType: null, payTime: null };
  const payment =
    paymentWithoutChoice(tax.now(row), false) ?? assertPayDay(notice, tax.payDays(month, context));
  if (operationType !== NOTIFY) return payment;
  return { noticeTaxType: NOTIFIED, content: contentOf(tax.state(row).companyId), ...payment };
}

async function keepAct<Row>(
  tax: FiledTax<Row>,
  row: Row,
  { month, operationType, contentOf, changes }: FilingNotice & { readonly changes: FilingChanges },
  context: FirmContext,
): Promise<void> {
  const { id, companyId, ...state } = tax.state(row);
  const { paymentTimeType, payTime } = { ...state, ...changes };
  const taxStatus = operationType === REVOKE ? null : "correct";
  await keepTaxNotice(
    { id, companyId, ...month, szId: tax.szid, taxStatus, doubtState: 0, paymentTimeType, payTime },
    { operationType, taxAmount: tax.now(row), content: contentOf(companyId) },
    context,
  );
}
