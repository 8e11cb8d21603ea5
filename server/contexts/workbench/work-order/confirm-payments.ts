import type { RecordRow } from "../../../records/record-row.ts";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { changeWorkOrder } from "./log-work-order.ts";
import { STATUS, UNFINISHED } from "./work-order-states.ts";
import { PAYMENT_CONFIRMATION } from "./work-order-types.ts";

/** The orders whose payments can be confirmed, and the reasons against the others. */
export const checkPayments = operation("workOrder.paymentConfirm.check", async ({ idList }, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const stored = await orders.list({ where: { id: idList } });
  if (stored.length < new Set(idList).size)
    throw new Refusal("missing", "所选工单不存在或已被删除，请刷新后重试");
  const { passed, failList } = sort(context, stored);
  const total = passed.reduce((sum, { amount }) => sum + yuanToFen(Number(amount)), 0);
  return { successIdList: passed.map(({ id }) => id), failList, totalAmount: fenToYuan(total) };
});

const AGREED = 1;

/** Confirms the payments that can be, and says of the others why they cannot. */
export const confirmPayments = operation("workOrder.paymentConfirm.batchHandle", async (params, context) => {
  const { idList, paymentResult, paymentDate, handleContent } = params;
  const isAgreed = paymentResult === AGREED;
  const today = context.clock.now().slice(0, 10);
  if (isAgreed && (paymentDate === undefined || paymentDate < today)) {
    const message = paymentDate === undefined ? "请填写扣款日期" : "扣款日期不能早于今天";
    throw new Refusal("validation", message, [{ path: "paymentDate", message }]);
  }
  const orders = await RecordStore.open("workOrder", context);
  const { passed, failList } = sort(context, await orders.take(idList), isAgreed ? paymentDate : undefined);
  for (const order of passed) {
    const changes = isAgreed
      ? { status: STATUS.finished, finishTime: context.clock.now(), paymentResult, paymentDate }
      : { status: STATUS.inHand, paymentResult, paymentDate: null };
    const words = isAgreed ? `同意于${paymentDate}扣款` : "暂不扣款";
    const content = [words, handleContent?.trim()].filter(Boolean).join("：");
    const acceptTime = order.acceptTime ?? context.clock.now();
    const all = { ...changes, acceptTime, handleContent: content };
    await changeWorkOrder(context, order, all, { event: "payment", content });
  }
  return { successIdList: passed.map(({ id }) => id), failList, count: passed.length };
});

function sort(context: FirmContext, orders: readonly RecordRow<"workOrder">[], paymentDate?: string) {
  const checked = orders.map((order) => ({ order, reason: fault(context, order, paymentDate) }));
  return {
    passed: checked.filter(({ reason }) => reason === null).map(({ order }) => order),
    failList: checked.flatMap(({ order: { id, gdbh, companyName }, reason }) =>
      reason === null ? [] : [{ id, gdbh, companyName, reason }],
    ),
  };
}

function fault(
  { user, clock }: FirmContext,
  order: RecordRow<"workOrder">,
  paymentDate?: string,
): string | null {
  const { type, status, amount, processerId, createUserId } = order;
  const deadline = order.deadline;
  if (type !== PAYMENT_CONFIRMATION) return "不是扣款确认工单";
  if (!UNFINISHED.includes(status)) return "工单已处理完毕";
  if (user.userKind === "ordinary" && user.id !== processerId && user.id !== createUserId)
    return "由其他同事处理，您不能办理";
  if ((amount ?? 0) <= 0) return "没有扣款金额";
  if (deadline < clock.now().slice(0, 10)) return `已超过要求完成日期 ${deadline}，请联系客户后另行办理`;
  if (paymentDate !== undefined && paymentDate > deadline) return `扣款日期不能晚于要求完成日期 ${deadline}`;
  return null;
}
