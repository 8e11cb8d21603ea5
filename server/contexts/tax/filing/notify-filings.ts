import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { DOUBT_NOTIFIED, NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import type { SortedCompanies } from "../company-period/sorted-companies.ts";
import { shownAmounts } from "../tax-confirm/shown-amounts.ts";
import { CHANGE_PAY_TIME, NOTIFY, RENOTIFY, REVOKE } from "../tax-notice/keep-notice.ts";
import { type PayTime, assertPayDay } from "../tax-notice/pay-time.ts";
import { paymentWithoutChoice } from "../tax-notice/payment-without-choice.ts";
import { firstFault } from "./first-fault.ts";
import { type NoticeAct, noticeFaults } from "./filing-faults.ts";
import { keepAct } from "./keep-act.ts";
import type { FilingChanges, FilingFaults, NoticedTax } from "./noticed-tax.ts";
import { type OfMonth, type TakenFiling, sortFilings } from "./sort-filings.ts";

/** A notice as its sender has written it. */
interface FilingNotice extends PayTime {
  readonly operationType: NoticeAct;
  readonly taxStatus?: string | null | undefined;
  readonly content?: string | null | undefined;
  readonly fileKeyList?: readonly string[] | undefined;
  /** The amounts that the screen showed, and words and a time of payment for one client alone. */
  readonly noticeTaxReqList?: readonly OwnNotice[] | undefined;
}

interface OwnNotice extends PayTime {
  readonly qyId: number;
  readonly taxAmount?: number | null | undefined;
  readonly content?: string | null | undefined;
}

const CORRECT = "correct";
export const DOUBTFUL = "doubtful";

/**
 * Notifies clients of their tax, or anew of an amount that has changed, takes that back, or changes when the tax is taken;
 * those that cannot be, or have another amount than the sender saw, are named.
 */
export async function notifyFilings<Row>(
  tax: NoticedTax<Row>,
  asked: OfMonth,
  notice: FilingNotice,
  context: FirmContext,
  ownFaults: FilingFaults<Row> = () => () => null,
): Promise<SortedCompanies<TakenFiling<Row>>> {
  const { operationType, noticeTaxReqList = [], fileKeyList = [] } = notice;
  const isTelling = operationType === NOTIFY || operationType === RENOTIFY;
  if (isTelling)
    assertDoubt(notice.taxStatus ?? CORRECT, [
      notice.content,
      ...noticeTaxReqList.map(({ content }) => content),
    ]);
  const faults = noticeFaults(tax, operationType, shownAmounts(noticeTaxReqList));
  const sorted = await sortFilings(tax, asked, firstFault(faults, ownFaults), context);
  const rows = sorted.passed.map(({ row }) => row);
  if (rows.length === 0) return sorted;
  const figures = isTelling ? await tax.readFigures(rows, asked.month, context) : null;
  for (const row of rows) {
    const { companyId } = tax.state(row);
    const own = noticeTaxReqList.find(({ qyId }) => qyId === companyId);
    const content = own?.content ?? notice.content ?? null;
    const payTime = own?.paymentTimeType === undefined || own.paymentTimeType === null ? notice : own;
    const changes = changesFor(tax, row, { ...notice, content, payTime }, context);
    await tax.write([row], changes, context);
    const entry = {
      operationType,
      taxAmount: isTelling ? tax.now(row) : tax.told(row),
      replacedAmount: operationType === RENOTIFY ? tax.told(row) : null,
      figures: figures?.get(companyId),
      content,
      fileKeyList,
    };
    await keepAct(tax, { row, changes, entry }, context);
  }
  return sorted;
}

interface ForOne extends FilingNotice {
  readonly content: string | null;
  readonly payTime: PayTime;
}

function changesFor<Row>(
  tax: NoticedTax<Row>,
  row: Row,
  { operationType, content, payTime, fileKeyList = [], ...notice }: ForOne,
  context: FirmContext,
): FilingChanges {
  if (operationType === REVOKE) return REVOKED;
  const payDays = tax.payDays(tax.month(row), context);
  if (operationType === CHANGE_PAY_TIME) return assertPayDay(payTime, payDays);
  const taxStatus = notice.taxStatus ?? CORRECT;
  const isDoubtful = taxStatus === DOUBTFUL;
  const toldAmount = tax.now(row);
  return {
    noticeTaxType: NOTIFIED,
    toldAmount,
    taxStatus,
    doubtState: isDoubtful ? DOUBT_NOTIFIED : 0,
    content,
    fileKeyList,
    ...(paymentWithoutChoice(toldAmount, isDoubtful) ?? assertPayDay(payTime, payDays)),
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

/** Refuses a doubt of which no entry says what it is. */
export function assertDoubt(taxStatus: string, contents: readonly (string | null | undefined)[]): void {
  if (taxStatus !== DOUBTFUL || contents.some((content) => (content ?? "").trim() !== "")) return;
  throw new Refusal("validation", "请输入疑义内容", [{ path: "content", message: "请输入疑义内容" }]);
}
