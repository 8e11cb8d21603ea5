import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOrCreate } from "../../../records/write/keep-one.ts";
import { assertHandler } from "./assert-handler.ts";
import { OPEN } from "./work-order-states.ts";

/** The conversation about an order, begun when there is none, with all that was said, the first first. */
export const openSession = operation("workOrder.getSessionOrCreateSession", async ({ id }, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const [order] = await orders.take([id]);
  if (!order) throw new Error(`work order ${id} went away`);
  const sessions = await RecordStore.open("workOrderSession", context);
  const messages = await RecordStore.open("workOrderMessage", context);
  const session = await findOrCreate(sessions, { workOrderId: id }, { qyid: order.qyid });
  const said = await messages.list({ where: { sessionId: session.id } });
  return {
    sessionId: session.id,
    workOrderId: id,
    createTime: session.createTime,
    title: order.title,
    canSend: OPEN.includes(order.status) ? 1 : 0,
    messages: await messages.present(said),
  };
});

/** Sends a message about an order that is still open. */
export const sendMessage = operation("workOrder.sendMessage", async ({ sessionId, content }, context) => {
  const sessions = await RecordStore.open("workOrderSession", context);
  const { workOrderId, qyid } = await sessions.find(sessionId);
  const orders = await RecordStore.open("workOrder", context);
  const [order] = await orders.take([workOrderId]);
  if (!order) throw new Error(`session ${sessionId} is about no order`);
  if (!OPEN.includes(order.status)) throw new Refusal("rule", `${order.gdbh}已处理完毕，不能再发送消息`);
  assertHandler(context, [order]);
  const text = assertText(content);
  const messages = await RecordStore.open("workOrderMessage", context);
  const { id: messageId, createTime } = await messages.create({
    sessionId,
    workOrderId,
    qyid,
    sender: "staff",
    senderName: context.user.name,
    content: text,
  });
  await touch(context, workOrderId);
  return { messageId, createTime };
});

function assertText(content: string): string {
  const text = content.trim();
  if (text === "")
    throw new Refusal("validation", "请填写消息内容", [{ path: "content", message: "请填写消息内容" }]);
  return text;
}

async function touch(context: FirmContext, id: number): Promise<void> {
  const orders = await RecordStore.open("workOrder", context);
  await orders.change(await orders.find(id), { lastMessageTime: context.clock.now() });
}
