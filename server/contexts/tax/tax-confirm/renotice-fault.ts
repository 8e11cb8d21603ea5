import { DECLARING, NOTIFIED } from "../company-period/period-states.ts";
import { isHistorical } from "../company-period/period-days.ts";
import { differsFromNotice } from "../tax-notice/notice-difference.ts";
import { type FaultOf, amountFault } from "./notice-faults.ts";

/** The reason against notifying a company anew, in the place of a notice whose amount has changed; null when there is none. */
export const renoticeFault: FaultOf = async (row, context) => {
  if (isHistorical(row.kjnd, row.kjqj, context.clock.now())) return "历史账期不支持重新通知";
  if (row.noticeTaxType !== NOTIFIED) return "不是已通知状态，不能重新通知";
  if (row.taxDeclareStatus === DECLARING) return "的增值税正在申报中，不能重新通知";
  if (!differsFromNotice(row)) return "税额没有变动，无需重新通知";
  return await amountFault(row, context);
};
