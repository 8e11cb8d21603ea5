import { formatYuan } from "../../../../src/domain/money.ts";
import { DECLARED, DECLARING, DOUBTED, NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { type ShownAmounts, seenAmountFault } from "../tax-confirm/shown-amounts.ts";
import type { GivenAnswer } from "../tax-notice/client-answers.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { NOTIFY, RENOTIFY, REVOKE } from "../tax-notice/keep-notice.ts";
import { differenceOf } from "../tax-notice/notice-difference.ts";
import type { FiledTax } from "./filed-tax.ts";
import { isDue, isOpenBalance } from "./noticed-tax.ts";
import type { FilingFault } from "./sort-filings.ts";

interface Asked {
  readonly month: Month;
  readonly operationType: number;
  readonly shown: ShownAmounts;
}

/** The reason against an act on a notice of the tax. */
export function noticeFault<Row>(
  tax: FiledTax<Row>,
  { month, operationType, shown }: Asked,
): FilingFault<Row> {
  const seen = (row: Row) => seenAmountFault(shown, tax.state(row).companyId, tax.now(row));
  switch (operationType) {
    case NOTIFY:
      return (row, { clock }) => untoldFault(tax, month, row, clock.now()) ?? seen(row);
    case RENOTIFY:
      return (row) => toldFault(tax, row) ?? unchangedFault(tax, row) ?? tax.amountFault(row) ?? seen(row);
    case REVOKE:
      return (row) => toldFault(tax, row);
    default:
      return (row) =>
        toldFault(tax, row) ?? (isDue(tax.told(row)) ? null : `没有${tax.words.due}，无需扣款时间`);
  }
}

function untoldFault<Row>(tax: FiledTax<Row>, month: Month, row: Row, now: string): string | null {
  const running = tax.runningFault(month, now);
  if (running !== null) return running;
  if (tax.state(row).noticeTaxType !== NOT_NOTIFIED) return `${tax.words.tax}已通知`;
  return tax.amountFault(row);
}

function toldFault<Row>(tax: FiledTax<Row>, row: Row): string | null {
  const { noticeTaxType, taxDeclareStatus } = tax.state(row);
  if (taxDeclareStatus === DECLARING) return "正在申报，请稍候";
  if (taxDeclareStatus === DECLARED) return tax.words.declared;
  return noticeTaxType === NOTIFIED ? null : `${tax.words.tax}尚未通知`;
}

function unchangedFault<Row>(tax: FiledTax<Row>, row: Row): string | null {
  return differenceOf(tax, row) === 0 ? "税额没有变动，无需重新通知" : null;
}

/** The reason against declaring the tax in the state that it is in, whatever its amount. */
export function declarationFault<Row>(
  tax: FiledTax<Row>,
  row: Row,
  answer: GivenAnswer | undefined,
): string | null {
  return tax.state(row).taxDeclareStatus === DECLARING ? "正在申报中" : waitingFault(tax, row, answer);
}

/** The same of a tax whose declaration has been left to a job. */
export function waitingFault<Row>(
  tax: FiledTax<Row>,
  row: Row,
  answer: GivenAnswer | undefined,
): string | null {
  const { noticeTaxType, taxDeclareStatus, doubtState, content } = tax.state(row);
  if (taxDeclareStatus === DECLARED) return tax.words.declared;
  if (noticeTaxType !== NOTIFIED) return `${tax.words.tax}尚未通知客户，不能提交申报`;
  if (doubtState !== DOUBTED) return tax.amountFault(row);
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
export function differenceWords<Row>(tax: FiledTax<Row>, row: Row): string {
  const amount = (yuan: string | null) => formatYuan(Number(yuan ?? 0));
  return `通知后税额有变动（通知 ${amount(tax.told(row))} 元，现为 ${amount(tax.now(row))} 元），请重新通知`;
}

/** The reason against noting that the tax has been paid, or not. */
export function paymentFault<Row>(tax: FiledTax<Row>, row: Row): string | null {
  if (tax.state(row).taxDeclareStatus !== DECLARED) return "尚未申报，不能修改扣款状态";
  return isOpenBalance(tax.declared(row)) ? null : `没有${tax.words.open}，无需修改扣款状态`;
}
