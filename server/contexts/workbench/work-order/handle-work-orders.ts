import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { assertHandler, nameOrders } from "./assert-handler.ts";
import { changeWorkOrder } from "./log-work-order.ts";
import { HANDLINGS, STATUS } from "./work-order-states.ts";
import { PAYMENT_CONFIRMATION, REGISTRATION_CHANGE } from "./work-order-types.ts";

/** Moves all of the orders on, or none when one of them does not stand where it should. */
export const handleWorkOrders = operation("workOrder.batchHandle", async (params, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const locked = await orders.take(params.idList);
  return { count: locked.length, status: await move(context, locked, params) };
});

/** Moves one order on. */
export const moveWorkOrder = operation("workOrder.jsci.trans", async ({ id, ...params }, context) => {
  const orders = await RecordStore.open("workOrder", context);
  return { id, status: await move(context, await orders.take([id]), params) };
});

/** Gives the state that the orders are in then. */
async function move(
  context: FirmContext,
  orders: readonly RecordRow<"workOrder">[],
  { handleType, handleContent = "" }: Omit<ParamsOf<"workOrder.batchHandle">, "idList">,
): Promise<number> {
  const handling = HANDLINGS[handleType];
  if (!handling) throw new Refusal("rule", "没有这种处理方式，请重新选择");
  const { title, event, from, to, needsContent } = handling;
  const misplaced = orders.filter((order) => !from.includes(order.status));
  if (misplaced.length > 0) throw new Refusal("rule", `${nameOrders(misplaced)}当前的状态不能${title}`);
  assertHandler(context, orders);
  assertOwnWay(orders, to);
  const content = handleContent.trim() || null;
  if (needsContent && content === null) {
    const message = `请填写${title}的说明`;
    throw new Refusal("validation", message, [{ path: "handleContent", message }]);
  }
  const now = context.clock.now();
  for (const order of orders) {
    const changes = {
      status: to,
      ...(event === "accept" && { acceptTime: now, processerId: context.user.id }),
      ...(content !== null && { handleContent: content }),
      finishTime: to === STATUS.finished || to === STATUS.closed ? now : null,
      // Opened again, it has to be decided again.
      ...(event === "reopen" && { paymentResult: null, paymentDate: null }),
    };
    await changeWorkOrder(context, order, changes, { event, content });
  }
  return to;
}

/** Orders for changes of the registration and payments end with their subject, not by an action on the order. */
function assertOwnWay(orders: readonly RecordRow<"workOrder">[], to: number): void {
  if (to !== STATUS.toConfirm) return;
  const changes = orders.filter(({ type }) => type === REGISTRATION_CHANGE);
  if (changes.length > 0) throw new Refusal("rule", `${nameOrders(changes)}是工商变更工单，请办结工商变更`);
  const payments = orders.filter(({ type }) => type === PAYMENT_CONFIRMATION);
  if (payments.length > 0) throw new Refusal("rule", `${nameOrders(payments)}是扣款确认工单，请办理扣款确认`);
}
