import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { handleTypesIn } from "./work-order-states.ts";

const LONGEST = 500;

const SHOWN = [
  "id",
  "gdbh",
  "title",
  "companyName",
  "status",
  "processerId",
  "processerName",
  "deadline",
] as const;

/** An order with what can be done about it and everything that was done, the latest first. */
export const workOrderInfo = operation("workOrder.info", async ({ id }, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const logs = await RecordStore.open("workOrderLog", context);
  const stored = await orders.find(id);
  const { list } = await logs.page({ where: { workOrderId: id } }, { pageNum: 1, pageSize: LONGEST });
  const [order] = await orders.present([stored]);
  if (!order) throw new Error(`work order ${id} is not shown`);
  return {
    ...order,
    handleTypes: handleTypesIn(stored.status),
    logs: await logs.present(list),
  };
});

/** The way that an order has come, state by state. */
export const workOrderFlow = operation("workOrder.jsci.info", async ({ id }, context) => {
  const orders = await RecordStore.open("workOrder", context);
  const logs = await RecordStore.open("workOrderLog", context);
  const order = await orders.find(id);
  const done = await logs.list({ where: { workOrderId: id } });
  const moves = done
    .toReversed()
    .filter((log) => log.beforeStatus !== log.status)
    .slice(-LONGEST);
  const [shown] = await orders.presentOnly([order], SHOWN);
  if (!shown) throw new Error(`work order ${id} is not shown`);
  return {
    ...shown,
    overdue: order.lateness === "late" ? 1 : 0,
    handleTypes: handleTypesIn(order.status),
    nodes: moves.map((move, index) => ({
      status: move.status,
      userName: move.userName,
      time: move.createTime,
      content: move.content,
      isCurrent: index === moves.length - 1 ? 1 : 0,
    })),
  };
});
