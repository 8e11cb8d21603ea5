import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { changeBusiness, type FOLLOWED, keepModifications } from "../../clients/door.ts";
import { assertHandler } from "./assert-handler.ts";
import { changeWorkOrder } from "./log-work-order.ts";
import { STATUS, UNFINISHED } from "./work-order-states.ts";
import { REGISTRATION_CHANGE } from "./work-order-types.ts";

interface Change {
  readonly field: (typeof FOLLOWED)[number];
  readonly value: string;
}

/** Writes the changes of the registration through to the company, and finishes the order. */
export const changeRegistration = operation(
  "workOrder.gsxxChange",
  async ({ id, handleContent, ...params }, context) => {
    const orders = await RecordStore.open("workOrder", context);
    const [order] = await orders.take([id]);
    if (!order) throw new Error(`work order ${id} went away`);
    const gdbh = order.gdbh;
    if (order.type !== REGISTRATION_CHANGE) throw new Refusal("rule", `${gdbh}不是工商变更工单`);
    if (!UNFINISHED.includes(order.status)) throw new Refusal("rule", `${gdbh}已处理完毕，不能重复办结`);
    assertHandler(context, [order]);
    const changes = params.changes ?? (order.changes as readonly Change[]);
    if (changes.length === 0)
      throw new Refusal("validation", "请填写变更内容", [{ path: "changes", message: "请填写变更内容" }]);
    const qyid = order.qyid;
    const given = Object.fromEntries(changes.map(({ field, value }) => [field, typed(field, value)]));
    const { before, after } = await changeBusiness(context, { qyid, ...given });
    await keepModifications(context, qyid, { before, after, source: "workOrder" });
    const content = handleContent?.trim() || "工商变更已办结，企业信息已更新";
    const finished = {
      status: STATUS.finished,
      changes,
      handleContent: content,
      finishTime: context.clock.now(),
      acceptTime: order.acceptTime ?? context.clock.now(),
    };
    await changeWorkOrder(context, order, finished, { event: "change", content });
    context.concerns(gdbh);
    return { qyid, changedNum: changes.length };
  },
);

function typed(field: Change["field"], value: string): string | number {
  if (field !== "registCapital") return value;
  const amount = Number(value);
  if (Number.isFinite(amount) && amount > 0) return amount;
  throw new Refusal("validation", "注册资本必须是大于零的金额，单位为元", [
    { path: "changes", message: "注册资本必须是大于零的金额" },
  ]);
}
