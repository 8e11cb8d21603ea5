import { DECLARING, DOUBTED, NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { type ShownAmounts, seenAmountFault } from "../tax-confirm/shown-amounts.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { CHANGE_PAY_TIME, NOTIFY, RENOTIFY, REVOKE } from "../tax-notice/keep-notice.ts";
import { differenceOf } from "../tax-notice/notice-difference.ts";
import { firstFault } from "./first-fault.ts";
import type { FilingFaults, NoticedTax } from "./noticed-tax.ts";

/** Acts on a notice, in words. */
const ACTS = {
  [NOTIFY]: "通知税款",
  [RENOTIFY]: "重新通知",
  [REVOKE]: "撤销通知",
  [CHANGE_PAY_TIME]: "修改扣款时间",
} as const;

export type NoticeAct = keyof typeof ACTS;

/** The reasons against an act on notices of the tax. */
export function noticeFaults<Row>(
  tax: NoticedTax<Row>,
  act: NoticeAct,
  shown: ShownAmounts,
): FilingFaults<Row> {
  const told: FilingFaults<Row> = (_rows, _month, { clock }) => {
    const now = clock.now();
    return (row) => toldFault(tax, row, act, now);
  };
  const seen = () => (row: Row) => seenAmountFault(shown, tax.state(row).companyId, tax.now(row));
  switch (act) {
    case NOTIFY:
      return firstFault(untoldFaults(tax), seen);
    case RENOTIFY:
      return firstFault(
        told,
        () => (row) => declaringFault(tax, row, "不能重新通知"),
        // An unknown amount comes first: it has no difference.
        async (...of) => await tax.amountFaults(...of),
        () => (row) => unchangedFault(tax, row),
        seen,
      );
    case REVOKE:
      return firstFault(told, () => (row) => declaringFault(tax, row, "不可撤销"));
    default:
      return firstFault(told, () => (row) => tax.payTimeFault(row));
  }
}

/** The reasons against notifying clients of their tax, whatever its amount. */
export function untoldFaults<Row>(tax: NoticedTax<Row>): FilingFaults<Row> {
  const untold: FilingFaults<Row> = (_rows, _month, { clock }) => {
    const now = clock.now();
    return (row) => {
      const { noticeTaxType, doubtState } = tax.state(row);
      const month = tax.month(row);
      const fault = closedFault(tax, month, NOTIFY, now) ?? tax.runningFault(month, now);
      if (fault !== null) return fault;
      if (noticeTaxType !== NOT_NOTIFIED) return `${tax.words.tax}已通知`;
      return doubtState === DOUBTED ? `${tax.words.tax}有疑义，处理完成后再通知` : null;
    };
  };
  return firstFault(untold, async (...of) => await tax.amountFaults(...of));
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
