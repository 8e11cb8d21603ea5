import { formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import {
  CALCULATING,
  CLOSED,
  CONFIRMING,
  DECLARED,
  DECLARING,
  DOUBTED,
  NOTIFIED,
} from "../company-period/period-states.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { openingFault } from "../opening/opening-fault.ts";
import { type ShownAmounts, shownAmountFault } from "../tax-confirm/shown-amounts.ts";
import type { GivenAnswer } from "../tax-notice/client-answers.ts";
import { differsFromNotice } from "../tax-notice/notice-difference.ts";

/** The reason against declaring a month's VAT in the state that it is in, whatever its amount; null when there is none. */
export function declarationFault(row: CompanyPeriod, answer: GivenAnswer | undefined): string | null {
  if (row.taxDeclareStatus === DECLARING) return "正在申报中";
  return waitingFault(row, answer);
}

/** The same of a month whose declaration has been left to a job. */
export function waitingFault(row: CompanyPeriod, answer: GivenAnswer | undefined): string | null {
  if (row.taxDeclareStatus === DECLARED) return "本期已申报";
  if (row.noticeTaxType !== NOTIFIED) return "税款尚未通知客户，不能提交申报";
  if (row.doubtState === DOUBTED) {
    const words = answer?.content ?? row.content;
    return words === null ? "客户有疑问，处理后再申报" : `客户有疑问「${words}」，处理后再申报`;
  }
  if (row.doubtState === CLOSED) return "税款当前不可操作";
  if (row.predictionStatus === CALCULATING) return "税款计算中，请稍候";
  if (row.confirmationStatus === CONFIRMING) return "正在统计确认，请稍候";
  const unknown = openingFault(row);
  if (unknown !== null) return unknown;
  return isWhole(row) ? null : "税款明细合计与应缴税额不一致，请重新计算后再申报";
}

/** The taxes that are handed in come to the amount that was notified and is shown. */
function isWhole({ estimate, adjustment, zzshfjs }: CompanyPeriod): boolean {
  const fen = taxItems(estimate, adjustment).reduce((sum, { se }) => sum + yuanToFen(se), 0);
  return fen === yuanToFen(Number(zzshfjs ?? 0));
}

/** The amounts that are to be declared, and whether they may be others than the clients were notified of. */
export interface WantedAmounts {
  readonly shown: ShownAmounts;
  readonly mayDiffer: boolean;
}

/** The reason against declaring the amount of a month: the user saw another one, or the client was notified of another one. */
export function declaredAmountFault(row: CompanyPeriod, { shown, mayDiffer }: WantedAmounts): string | null {
  const fault = shownAmountFault(shown, row);
  if (fault !== null || mayDiffer) return fault;
  return differsFromNotice(row) ? differenceWords(row) : null;
}

/** The two amounts of a notified month whose tax has changed, in words. */
export function differenceWords({ qrzzse, zzshfjs }: Pick<CompanyPeriod, "qrzzse" | "zzshfjs">): string {
  const amount = (yuan: string | null) => formatYuan(Number(yuan ?? 0));
  return `通知后税额有变动（通知 ${amount(qrzzse)} 元，现为 ${amount(zzshfjs)} 元），请重新通知`;
}
