import { formatYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { DECLARED, DECLARING, DOUBTED, NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { type ShownAmounts, seenAmountFault } from "../tax-confirm/shown-amounts.ts";
import type { GivenAnswer } from "../tax-notice/client-answers.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { CHANGE_PAY_TIME, NOTIFY, RENOTIFY, REVOKE } from "../tax-notice/keep-notice.ts";
import { differenceOf } from "../tax-notice/notice-difference.ts";
import type { FiledTax } from "./filed-tax.ts";
import type { NoticedTax } from "./noticed-tax.ts";
import type { FilingFault } from "./sort-filings.ts";

/** Acts on a notice, in words. */
const ACTS = {
  [NOTIFY]: "通知税款",
  [RENOTIFY]: "重新通知",
  [REVOKE]: "撤销通知",
  [CHANGE_PAY_TIME]: "修改扣款时间",
} as const;

export type NoticeAct = keyof typeof ACTS;

/** The reason against an act on a notice of the tax. */
export function noticeFault<Row>(
  tax: NoticedTax<Row>,
  act: NoticeAct,
  shown: ShownAmounts,
): FilingFault<Row> {
  const seen = (row: Row) => seenAmountFault(shown, tax.state(row).companyId, tax.now(row));
  const told = (row: Row, { clock }: FirmContext) => toldFault(tax, row, act, clock.now());
  switch (act) {
    case NOTIFY:
      return async (row, context) => (await untoldFault(tax, row, context)) ?? seen(row);
    case RENOTIFY:
      // An unknown amount comes first: no change can be told from it.
      return async (row, context) =>
        told(row, context) ??
        declaringFault(tax, row, "不能重新通知") ??
        (await tax.amountFault(row, context)) ??
        unchangedFault(tax, row) ??
        seen(row);
    case REVOKE:
      return (row, context) => told(row, context) ?? declaringFault(tax, row, "不可撤销");
    default:
      return (row, context) => told(row, context) ?? tax.payTimeFault(row);
  }
}

/** The reason against notifying a client of its tax, whatever its amount. */
export async function untoldFault<Row>(
  tax: NoticedTax<Row>,
  row: Row,
  context: FirmContext,
): Promise<string | null> {
  const { noticeTaxType, doubtState } = tax.state(row);
  const now = context.clock.now();
  const month = tax.month(row);
  const fault = closedFault(tax, month, NOTIFY, now) ?? tax.runningFault(month, now);
  if (fault !== null) return fault;
  if (noticeTaxType !== NOT_NOTIFIED) return `${tax.words.tax}已通知`;
  if (doubtState === DOUBTED) return `${tax.words.tax}有疑义，处理完成后再通知`;
  return await tax.amountFault(row, context);
}

function closedFault<Row>(tax: NoticedTax<Row>, month: Month, act: NoticeAct, now: string): string | null {
  return tax.isClosed(month, now) ? `历史账期不支持${ACTS[act]}` : null;
}

function toldFault<Row>(tax: NoticedTax<Row>, row: Row, act: NoticeAct, now: string): string | null {
  const closed = closedFault(tax, tax.month(row), act, now);
  if (closed !== null) return closed;
  return tax.state(row).noticeTaxType === NOTIFIED ? null : `不是已通知状态，不能${ACTS[act]}`;
}

function declaringFault<Row>(tax: NoticedTax<Row>, row: Row, refused: string): string | null {
  return tax.state(row).taxDeclareStatus === DECLARING ? `${tax.words.declaring}，${refused}` : null;
}

function unchangedFault<Row>(tax: NoticedTax<Row>, row: Row): string | null {
  return differenceOf(tax, row) === 0 ? "税额没有变动，无需重新通知" : null;
}

/** The reason against declaring the tax in the state that it is in, whatever its amount. */
export async function declarationFault<Row>(
  tax: FiledTax<Row>,
  row: Row,
  answer: GivenAnswer | undefined,
  context: FirmContext,
): Promise<string | null> {
  if (tax.state(row).taxDeclareStatus === DECLARING) return "正在申报中";
  return await waitingFault(tax, row, answer, context);
}

/** The same of a tax whose declaration has been left to a job. */
export async function waitingFault<Row>(
  tax: FiledTax<Row>,
  row: Row,
  answer: GivenAnswer | undefined,
  context: FirmContext,
): Promise<string | null> {
  const { noticeTaxType, taxDeclareStatus, doubtState, content } = tax.state(row);
  if (taxDeclareStatus === DECLARED) return tax.words.declared;
  if (noticeTaxType !== NOTIFIED) return `${tax.words.tax}尚未通知客户，不能提交申报`;
  if (doubtState !== DOUBTED) return await tax.handInFault(row, context);
  const words = answer?.content ?? content;
  return words === null ? "客户有疑问，处理后再申报" : `客户有疑问「${words}」，处理后再申报`;
}

/** The amounts that are to be declared, and whether they may be others than the clients were notified of. */
export interface WantedAmounts {
  readonly shown: ShownAmounts;
  readonly mayDiffer: boolean;
}

/** The reason against declaring the amount of a filing: the user saw another one, or the client was notified of another one. */
export function declaredAmountFault<Row>(
  tax: FiledTax<Row>,
  row: Row,
  { shown, mayDiffer }: WantedAmounts,
): string | null {
  const fault = seenAmountFault(shown, tax.state(row).companyId, tax.now(row));
  if (fault !== null || mayDiffer || differenceOf(tax, row) === 0) return fault;
  return differenceWords(tax, row);
}

/** The two amounts of a filing that has changed since its notice, in words. */
export function differenceWords<Row>(tax: NoticedTax<Row>, row: Row): string {
  const amount = (yuan: string | null) => formatYuan(Number(yuan ?? 0));
  return `通知后税额有变动（通知 ${amount(tax.told(row))} 元，现为 ${amount(tax.now(row))} 元），请重新通知`;
}

/** The reason against noting that the tax has been paid, or not (`wanted` of its `noticeTaxType`). */
export function paymentFault<Row>(tax: FiledTax<Row>, row: Row, wanted: number): string | null {
  if (tax.state(row).taxDeclareStatus !== DECLARED) return "尚未申报，不能修改扣款状态";
  const fault = tax.paymentFault(row);
  if (fault !== null) return fault;
  return tax.state(row).noticeTaxType === wanted ? "扣款状态没有变动，无需修改" : null;
}
