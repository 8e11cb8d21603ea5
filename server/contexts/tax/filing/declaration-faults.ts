import { formatYuan } from "../../../../src/domain/money.ts";
import { DECLARED, DECLARING, DOUBTED, NOTIFIED } from "../company-period/period-states.ts";
import { type ShownAmounts, seenAmountFault } from "../tax-confirm/shown-amounts.ts";
import type { GivenAnswer } from "../tax-notice/client-answers.ts";
import { differenceOf } from "../tax-notice/notice-difference.ts";
import type { FiledTax } from "./filed-tax.ts";
import { firstFault } from "./first-fault.ts";
import type { FilingFaults, NoticedTax } from "./noticed-tax.ts";

/** The answer that the client of a company has given. */
type AnswerOf = (companyId: number) => GivenAnswer | undefined;

/** The reasons against declaring the tax in the state that it is in, whatever its amount. */
export function declarationFaults<Row>(tax: FiledTax<Row>, answers: AnswerOf): FilingFaults<Row> {
  const declaring = (row: Row) => (tax.state(row).taxDeclareStatus === DECLARING ? "正在申报中" : null);
  return firstFault(() => declaring, waitingFaults(tax, answers));
}

/** The same of a tax whose declaration has been left to a job. */
export function waitingFaults<Row>(tax: FiledTax<Row>, answers: AnswerOf): FilingFaults<Row> {
  const waiting = (row: Row) => {
    const { companyId, noticeTaxType, taxDeclareStatus, doubtState, content } = tax.state(row);
    if (taxDeclareStatus === DECLARED) return tax.words.declared;
    if (noticeTaxType !== NOTIFIED) return `${tax.words.tax}尚未通知客户，不能提交申报`;
    if (doubtState !== DOUBTED) return null;
    const words = answers(companyId)?.content ?? content;
    return words === null ? "客户有疑问，处理后再申报" : `客户有疑问「${words}」，处理后再申报`;
  };
  return firstFault(
    () => waiting,
    async (...of) => await tax.handInFaults(...of),
  );
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
