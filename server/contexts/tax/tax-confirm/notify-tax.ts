import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { DOUBT_NOTIFIED, NOTIFIED, PAY_ON_DATE } from "../company-period/period-states.ts";
import { changeNotices } from "../tax-notice/change-notice.ts";
import { CHANGE_PAY_TIME, RENOTIFY, REVOKE, keepNotice } from "../tax-notice/keep-notice.ts";
import { readNoticeFigures } from "../tax-notice/notice-figures.ts";
import { OPEN_LABOUR_PAY, readOpenLabourPay } from "../tax-notice/open-labour-pay.ts";
import { assertPayTime } from "../tax-notice/pay-time.ts";
import { paymentWithoutChoice } from "../tax-notice/payment-without-choice.ts";
import { type FaultOf, keepFailures, noticeFault, sortCompanies } from "./notice-faults.ts";
import { renoticeFault } from "./renotice-fault.ts";
import { shownAmountFault, shownAmounts } from "./shown-amounts.ts";

type Params = ParamsOf<"taxConfirm.confirmTax">;

const DIRECT_DEBIT = 1;

/**
 * Notifies the companies of their tax, each as its own entry of the list says or as all of them, or notifies them anew of
 * an amount that has changed; what cannot be notified, or has another amount than its entry, is left out.
 */
export const notifyTax = operation("taxConfirm.confirmTax", async (params, context) => {
  const { kjnd, kjqj, operationType, taxStatus, qyIdList, noticeTaxReqList = [] } = params;
  if (operationType === REVOKE || operationType === CHANGE_PAY_TIME) {
    await changeNotices.handle(params, context);
    return { failCount: 0, failReasonKey: null, failList: [] };
  }
  assertDoubt(taxStatus, [params.content, ...noticeTaxReqList.map(({ content }) => content)]);
  const companyIds = [
    ...new Set([
      ...qyIdList,
      ...(params.qyId ? [params.qyId] : []),
      ...noticeTaxReqList.map(({ qyId }) => qyId),
    ]),
  ];
  const faultOf = await faultOfNotice(companyIds, params, context);
  const { passed, failed } = await sortCompanies({ kjnd, kjqj, companyIds }, faultOf, context);
  const figuresOf = await readNoticeFigures(companyIds, { kjnd, kjqj }, context);
  for (const row of passed) {
    const { fileKeyList = [] } = params;
    const changes = changesFor(row, params, context.clock.now());
    await context.db
      .updateTable("companyPeriod")
      .set({ ...changes, fileKeyList: JSON.stringify(fileKeyList), updateTime: context.clock.now() })
      .where("id", "=", row.id)
      .execute();
    const entry = {
      operationType,
      taxAmount: row.zzshfjs,
      replacedAmount: operationType === RENOTIFY ? row.qrzzse : null,
      figures: await figuresOf(row),
      content: changes.content,
      fileKeyList,
    };
    await keepNotice({ ...row, ...changes }, entry, context);
  }
  return {
    failCount: failed.length,
    failReasonKey: await keepFailures(failed, context),
    failList: [...failed],
  };
});

function changesFor(row: CompanyPeriod, params: Params, now: string) {
  const isDoubtful = params.taxStatus === DOUBTFUL;
  const request = params.noticeTaxReqList?.find(({ qyId }) => qyId === row.companyId);
  const wanted =
    request?.paymentTimeType === undefined || request.paymentTimeType === null ? params : request;
  const payment = paymentWithoutChoice(row.zzshfjs, isDoubtful) ?? assertPayTime(wanted, row, now);
  return {
    noticeTaxType: NOTIFIED,
    noticePayType: payment.paymentTimeType === PAY_ON_DATE ? DIRECT_DEBIT : null,
    taxStatus: params.taxStatus,
    taxConfirmState: 1,
    doubtState: isDoubtful ? DOUBT_NOTIFIED : 0,
    content: isDoubtful ? (request?.content ?? params.content ?? null) : null,
    qrzzse: row.zzshfjs,
    ...payment,
  };
}

/** Of `ignoreLwbczhCheck`: the check is wanted. A request without it does not want it. */
const CHECKED = 0;

/** The state of the month, the amount that the user saw, and unconfirmed labour pay where the sender wants that checked. */
async function faultOfNotice(
  companyIds: readonly number[],
  { kjnd, kjqj, operationType, noticeTaxReqList = [], ignoreLwbczhCheck }: Params,
  context: FirmContext,
): Promise<FaultOf> {
  const open = await readOpenLabourPay(companyIds, { kjnd, kjqj }, context);
  const own = new Map(noticeTaxReqList.map((request) => [request.qyId, request.ignoreLwbczhCheck]));
  const isBlocking = (id: number) => open.has(id) && (own.get(id) ?? ignoreLwbczhCheck) === CHECKED;
  const shown = shownAmounts(noticeTaxReqList);
  const stateFault = operationType === RENOTIFY ? renoticeFault : noticeFault;
  return async (row, of) =>
    (await stateFault(row, of)) ??
    shownAmountFault(shown, row) ??
    (isBlocking(row.companyId) ? OPEN_LABOUR_PAY : null);
}

const DOUBTFUL = "doubtful";

/** Refuses a doubt of which no entry says what it is. */
export function assertDoubt(taxStatus: string, contents: readonly (string | null | undefined)[]): void {
  if (taxStatus !== DOUBTFUL || contents.some((content) => (content ?? "").trim() !== "")) return;
  throw new Refusal("validation", "请输入疑义内容", [{ path: "content", message: "请输入疑义内容" }]);
}
