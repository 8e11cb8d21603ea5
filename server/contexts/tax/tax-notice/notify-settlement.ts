import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { NOTIFIED, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { CHANGE_PAY_TIME, NOTIFY } from "./keep-notice.ts";

/** Notifies companies of their annual settlement, takes that back, or changes when the tax is taken; all of them or none. */
export const notifySettlement = operation("taxNotice.settleConfirmTax", async (params, context) => {
  const { noticeTaxReqList, operationType, paymentTime = null } = params;
  const store = await RecordStore.open("annualSettlement", context);
  let changedCount = 0;
  for (const { kjnd, qyId, content = null } of noticeTaxReqList) {
    const settlement = await store.first({ where: { companyId: qyId, kjnd } });
    if (!settlement) throw new Refusal("missing", `${kjnd}年度的汇算清缴不存在，请刷新后重试`);
    const fault = faultOf(settlement, operationType);
    if (fault !== null) throw new Refusal("rule", `「${settlement.companyName}」${fault}`);
    await store.change(settlement, changesFor(operationType, paymentTime, content));
    changedCount += 1;
  }
  return { changedCount };
});

function faultOf(settlement: StoredRecord, operationType: number): string | null {
  const { status, noticeTaxType } = settlement;
  if (operationType === NOTIFY) {
    if (noticeTaxType !== NOT_NOTIFIED) return "汇算清缴税款已通知";
    return status === "calculated" ? null : "尚未完成汇算清缴测算，不能通知";
  }
  if (status === "declared" || status === "paid") return "汇算清缴已申报，不能撤销通知或修改扣款时间";
  return noticeTaxType === NOTIFIED ? null : "汇算清缴税款尚未通知";
}

function changesFor(operationType: number, paymentTime: string | null, content: string | null) {
  if (operationType === NOTIFY) return { noticeTaxType: NOTIFIED, status: "notified", paymentTime, content };
  if (operationType === CHANGE_PAY_TIME) return { paymentTime };
  return { noticeTaxType: NOT_NOTIFIED, status: "calculated", paymentTime: null, content };
}
