import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { DOUBTFUL, notifyFilings } from "../filing/notify-filings.ts";
import type { FaultOf } from "../filing/noticed-tax.ts";
import { changeNotices } from "../tax-notice/change-notice.ts";
import { CHANGE_PAY_TIME, REVOKE } from "../tax-notice/keep-notice.ts";
import { OPEN_LABOUR_PAY, readOpenLabourPay } from "../tax-notice/open-labour-pay.ts";
import { VAT } from "../tax-notice/vat.ts";
import { keepFailures } from "./keep-failures.ts";

type Params = ParamsOf<"taxConfirm.confirmTax">;

/**
 * Notifies the companies of their tax, each as its own entry of the list says or as all of them, or notifies them anew of
 * an amount that has changed; what cannot be notified, or has another amount than its entry, is left out.
 */
export const notifyTax = operation("taxConfirm.confirmTax", async (params, context) => {
  const { kjnd, kjqj, operationType, qyIdList, qyId, noticeTaxReqList = [] } = params;
  if (operationType === REVOKE || operationType === CHANGE_PAY_TIME) {
    await changeNotices.handle(params, context);
    return { failCount: 0, failReasonKey: null, failList: [] };
  }
  const named = [...(qyId ? [qyId] : []), ...noticeTaxReqList.map((own) => own.qyId)];
  const companyIds = [...new Set([...qyIdList, ...named])];
  const labourFault = await readLabourFault(companyIds, params, context);
  const asked = { month: { kjnd, kjqj }, companyIds };
  const { failed } = await notifyFilings(VAT, asked, noticeOf(params), context, () => labourFault);
  return {
    failCount: failed.length,
    failReasonKey: await keepFailures(failed, context),
    failList: [...failed],
  };
});

/** The words of a notice of VAT are those of a doubt. */
function noticeOf({ content, noticeTaxReqList = [], ...notice }: Params) {
  if (notice.taxStatus === DOUBTFUL) return { ...notice, content, noticeTaxReqList };
  return { ...notice, noticeTaxReqList: noticeTaxReqList.map((own) => ({ ...own, content: null })) };
}

/** Of `ignoreLwbczhCheck`: the check is wanted. A request without it does not want it. */
const CHECKED = 0;

/** Unconfirmed labour pay, where the sender wants that checked. */
async function readLabourFault(
  companyIds: readonly number[],
  { kjnd, kjqj, noticeTaxReqList = [], ignoreLwbczhCheck }: Params,
  context: FirmContext,
): Promise<FaultOf<CompanyPeriod>> {
  const open = await readOpenLabourPay(companyIds, { kjnd, kjqj }, context);
  const own = new Map(noticeTaxReqList.map((request) => [request.qyId, request.ignoreLwbczhCheck]));
  const isBlocking = (id: number) => open.has(id) && (own.get(id) ?? ignoreLwbczhCheck) === CHECKED;
  return ({ companyId }) => (isBlocking(companyId) ? OPEN_LABOUR_PAY : null);
}
