import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { DOUBT_NOTIFIED, NOTIFIED, PAY_ON_DATE } from "../company-period/period-states.ts";
import { changeNotices } from "../tax-notice/change-notice.ts";
import { CHANGE_PAY_TIME, REVOKE, keepNotice } from "../tax-notice/keep-notice.ts";
import { OPEN_LABOUR_PAY, readOpenLabourPay } from "../tax-notice/open-labour-pay.ts";
import { assertPayTime } from "../tax-notice/pay-time.ts";
import { paymentWithoutChoice } from "../tax-notice/payment-without-choice.ts";
import { type FaultOf, keepFailures, noticeFault, sortCompanies } from "./notice-faults.ts";

const DIRECT_DEBIT = 1;

/** Notifies the companies of their tax, each as its own entry of the list says or as all of them; what cannot be notified is left out. */
export const notifyTax = operation("taxConfirm.confirmTax", async (params, context) => {
  const { kjnd, kjqj, operationType, taxStatus, qyIdList, noticeTaxReqList = [] } = params;
  if (operationType === REVOKE || operationType === CHANGE_PAY_TIME) {
    await changeNotices.handle(params, context);
    return { failCount: 0, failReasonKey: null, failList: [] };
  }
  const doubtful = taxStatus === DOUBTFUL;
  assertDoubt(taxStatus, [params.content, ...noticeTaxReqList.map(({ content }) => content)]);
  const companyIds = [
    ...new Set([
      ...qyIdList,
      ...(params.qyId ? [params.qyId] : []),
      ...noticeTaxReqList.map(({ qyId }) => qyId),
    ]),
  ];
  const faultOf = await labourFaultToo(companyIds, params, context);
  const { passed, failed } = await sortCompanies({ kjnd, kjqj, companyIds }, faultOf, context);
  const { db, clock } = context;
  for (const row of passed) {
    const request = noticeTaxReqList.find(({ qyId }) => qyId === row.companyId);
    const wanted =
      request?.paymentTimeType === undefined || request.paymentTimeType === null ? params : request;
    const payment = paymentWithoutChoice(row.zzshfjs, doubtful) ?? assertPayTime(wanted, row, clock.now());
    const fileKeyList = params.fileKeyList ?? [];
    const changes = {
      noticeTaxType: NOTIFIED,
      noticePayType: payment.paymentTimeType === PAY_ON_DATE ? DIRECT_DEBIT : null,
      taxStatus,
      taxConfirmState: 1,
      doubtState: doubtful ? DOUBT_NOTIFIED : 0,
      content: doubtful ? (request?.content ?? params.content ?? null) : null,
      qrzzse: row.zzshfjs,
      ...payment,
    };
    await db
      .updateTable("companyPeriod")
      .set({ ...changes, fileKeyList: JSON.stringify(fileKeyList), updateTime: clock.now() })
      .where("id", "=", row.id)
      .execute();
    await keepNotice({ ...row, ...changes }, operationType, changes.content, context, fileKeyList);
  }
  return {
    failCount: failed.length,
    failReasonKey: await keepFailures(failed, context),
    failList: [...failed],
  };
});

/** Of `ignoreLwbczhCheck`: the check is wanted. A request without it does not want it. */
const CHECKED = 0;

/** Unconfirmed labour pay speaks against a notice as well, where its sender wants that. */
async function labourFaultToo(
  companyIds: readonly number[],
  { kjnd, kjqj, noticeTaxReqList = [], ignoreLwbczhCheck }: ParamsOf<"taxConfirm.confirmTax">,
  context: FirmContext,
): Promise<FaultOf> {
  const open = await readOpenLabourPay(companyIds, { kjnd, kjqj }, context);
  const own = new Map(noticeTaxReqList.map((request) => [request.qyId, request.ignoreLwbczhCheck]));
  const isBlocking = (id: number) => open.has(id) && (own.get(id) ?? ignoreLwbczhCheck) === CHECKED;
  return async (row, of) =>
    (await noticeFault(row, of)) ?? (isBlocking(row.companyId) ? OPEN_LABOUR_PAY : null);
}

const DOUBTFUL = "doubtful";

/** Refuses a doubt of which no entry says what it is. */
export function assertDoubt(taxStatus: string, contents: readonly (string | null | undefined)[]): void {
  if (taxStatus !== DOUBTFUL || contents.some((content) => (content ?? "").trim() !== "")) return;
  throw new Refusal("validation", "请输入疑义内容", [{ path: "content", message: "请输入疑义内容" }]);
}
