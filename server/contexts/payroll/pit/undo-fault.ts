import { yuanToFen } from "../../../../src/domain/money.ts";
import { isHistorical } from "../../../../src/domain/period.ts";
import { type FilingCalendar, USUAL_CALENDAR } from "../../../../src/domain/tax/filing-calendar.ts";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import { periodName } from "../salary/payroll-period.ts";
import { DECLARED, NOTICE, type PitDeclaration, UNDOING } from "./pit-declaration.ts";

/** The overpayment in 分 up to which a declaration stays declared. */
const MOST_PAID = 100;

/**
 * The reason against revoking a declaration at the moment (`now`: Asia/Shanghai local text); null when there is none.
 * `vatUnderWay`: the VAT of the company's period is being declared.
 */
export function undoFault(
  declaration: PitDeclaration,
  now: string,
  vatUnderWay: boolean,
  calendar: FilingCalendar = USUAL_CALENDAR,
): string | null {
  const { kjnd, kjqj, declareStatus, undoStatus, noticeTaxType, kkje } = declaration;
  const { first, last } = filingWindow(kjnd, kjqj, calendar);
  const today = now.slice(0, 10);
  if (undoStatus === UNDOING) return "正在撤销申报，请勿重复操作";
  if (declareStatus !== DECLARED.done) return "个税尚未申报成功，无需撤销";
  if (isHistorical(periodName({ kjnd, kjqj }), now)) return "历史账期不支持撤销申报";
  if (noticeTaxType !== NOTICE.awaitingPayment && noticeTaxType !== NOTICE.done)
    return "税款不在待缴款或已完税状态，不支持撤销申报";
  if (vatUnderWay) return "企业增值税正在申报中，不可撤销";
  if (noticeTaxType === NOTICE.done && yuanToFen(kkje) > MOST_PAID) return "个税已扣款完成，不允许撤销";
  return today < first || today > last ? "当前不在申报期内，不支持撤销" : null;
}
