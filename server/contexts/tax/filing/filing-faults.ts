import { DECLARED, DECLARING, NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { NOTIFY, REVOKE } from "../tax-notice/keep-notice.ts";
import { type FiledTax, isDue, isOpenBalance } from "./filed-tax.ts";
import type { FilingFault } from "./sort-filings.ts";

/** The reason against an act on a notice of the tax. */
export function noticeFault<Row>(tax: FiledTax<Row>, month: Month, operationType: number): FilingFault<Row> {
  if (operationType === NOTIFY) return (row, { clock }) => untoldFault(tax, month, row, clock.now());
  if (operationType === REVOKE) return (row) => toldFault(tax, row);
  return (row) => toldFault(tax, row) ?? (isDue(tax.now(row)) ? null : `没有${tax.words.due}，无需扣款时间`);
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

/** The reason against declaring the tax. */
export function declarationFault<Row>(tax: FiledTax<Row>, row: Row): string | null {
  return tax.state(row).taxDeclareStatus === DECLARING ? "正在申报中" : waitingFault(tax, row);
}

/** The same of a tax whose declaration has been left to a job. */
export function waitingFault<Row>(tax: FiledTax<Row>, row: Row): string | null {
  const { noticeTaxType, taxDeclareStatus } = tax.state(row);
  if (taxDeclareStatus === DECLARED) return tax.words.declared;
  return noticeTaxType === NOTIFIED ? null : `${tax.words.tax}尚未通知客户，不能提交申报`;
}

/** The reason against noting that the tax has been paid, or not. */
export function paymentFault<Row>(tax: FiledTax<Row>, row: Row): string | null {
  if (tax.state(row).taxDeclareStatus !== DECLARED) return "尚未申报，不能修改扣款状态";
  return isOpenBalance(tax.now(row)) ? null : `没有${tax.words.open}，无需修改扣款状态`;
}
