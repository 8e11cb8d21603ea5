import type { FirmContext } from "../../../contracts/firm-context.ts";
import { DOUBT_NOTIFIED, NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import type { SortedCompanies } from "../company-period/sorted-companies.ts";
import { assertDoubt } from "../tax-confirm/notify-tax.ts";
import { shownAmounts } from "../tax-confirm/shown-amounts.ts";
import { CHANGE_PAY_TIME, RENOTIFY, REVOKE } from "../tax-notice/keep-notice.ts";
import { type PayTime, assertPayDay } from "../tax-notice/pay-time.ts";
import { paymentWithoutChoice } from "../tax-notice/payment-without-choice.ts";
import type { FiledTax } from "./filed-tax.ts";
import { noticeFault } from "./filing-faults.ts";
import { keepAct } from "./keep-act.ts";
import type { FilingChanges } from "./noticed-tax.ts";
import { type OfMonth, type TakenFiling, sortFilings } from "./sort-filings.ts";

/** A notice as its sender has written it. */
interface FilingNotice extends PayTime {
  readonly operationType: number;
  readonly taxStatus?: string | null | undefined;
  readonly content?: string | null | undefined;
  readonly fileKeyList?: readonly string[] | undefined;
  /** The amounts that the screen showed, and words for one client alone. */
  readonly noticeTaxReqList?: readonly OwnNotice[] | undefined;
}

interface OwnNotice {
  readonly qyId: number;
  readonly taxAmount?: number | null | undefined;
  readonly content?: string | null | undefined;
}

const CORRECT = "correct";
const DOUBTFUL = "doubtful";

/**
 * Notifies clients of their tax, or anew of an amount that has changed, takes that back, or changes when the tax is taken;
 * those that cannot be, or have another amount than the sender saw, are named.
 */
export async function notifyFilings<Row>(
  tax: FiledTax<Row>,
  asked: OfMonth,
  notice: FilingNotice,
  context: FirmContext,
): Promise<SortedCompanies<TakenFiling<Row>>> {
  const { operationType, noticeTaxReqList = [], fileKeyList = [] } = notice;
  const { month } = asked;
  assertDoubt(notice.taxStatus ?? CORRECT, [
    notice.content,
    ...noticeTaxReqList.map(({ content }) => content),
  ]);
  const shown = shownAmounts(noticeTaxReqList);
  const fault = noticeFault(tax, { month, operationType, shown });
  const sorted = await sortFilings(tax, asked, fault, context);
  const rows = sorted.passed.map(({ row }) => row);
  const figures = await tax.readFigures(rows, month, context);
  for (const row of rows) {
    const { companyId } = tax.state(row);
    const own = noticeTaxReqList.find(({ qyId }) => qyId === companyId);
    const content = own?.content ?? notice.content ?? null;
    const changes = changesFor(tax, row, { ...notice, content }, context);
    await tax.write([row], changes, context);
    const isTelling = operationType !== REVOKE && operationType !== CHANGE_PAY_TIME;
    const entry = {
      operationType,
      taxAmount: isTelling ? tax.now(row) : tax.told(row),
      replacedAmount: operationType === RENOTIFY ? tax.told(row) : null,
      figures: isTelling ? figures.get(companyId) : null,
      content,
      fileKeyList,
    };
    await keepAct(tax, { row, changes, entry }, context);
  }
  return sorted;
}

function changesFor<Row>(
  tax: FiledTax<Row>,
  row: Row,
  notice: FilingNotice & { readonly content: string | null },
  context: FirmContext,
): FilingChanges {
  const { operationType, content, fileKeyList = [] } = notice;
  if (operationType === REVOKE) return REVOKED;
  const taxStatus = notice.taxStatus ?? CORRECT;
  const isDoubtful = taxStatus === DOUBTFUL;
  const isTelling = operationType !== CHANGE_PAY_TIME;
  const amount = isTelling ? tax.now(row) : tax.told(row);
  const payment =
    paymentWithoutChoice(amount, isDoubtful) ?? assertPayDay(notice, tax.payDays(tax.month(row), context));
  if (!isTelling) return payment;
  return {
    noticeTaxType: NOTIFIED,
    toldAmount: amount,
    taxStatus,
    doubtState: isDoubtful ? DOUBT_NOTIFIED : 0,
    content,
    fileKeyList,
    ...payment,
  };
}

const REVOKED: FilingChanges = {
  noticeTaxType: NOT_NOTIFIED,
  toldAmount: null,
  taxStatus: null,
  doubtState: 0,
  content: null,
  fileKeyList: [],
  paymentTimeType: null,
  payTime: null,
};
