import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { assertHandler, nameOrders } from "./assert-handler.ts";
import { changeWorkOrder } from "./log-work-order.ts";
import { assertProcesser } from "./processers.ts";
import { UNFINISHED } from "./work-order-states.ts";

/** Hands all of the orders to another user, or none when they cannot process one of them. */
export const transferWorkOrders = operation(
  "workOrder.transfer",
  async ({ idList, processerId, reason }, context) => {
    const store = await RecordStore.open("workOrder", context);
    const orders = await store.take(idList);
    const done = orders.filter((order) => !UNFINISHED.includes(order.status));
    if (done.length > 0) throw new Refusal("rule", `${nameOrders(done)}已处理完毕，不能转交`);
    const same = orders.filter((order) => order.processerId === processerId);
    if (same.length > 0) throw new Refusal("rule", `${nameOrders(same)}已由该员工处理，请另选处理人`);
    assertHandler(context, orders);
    for (const order of orders) {
      const qyid = order.qyid;
      await assertProcesser(context, { processerId, qyid, companyName: order.companyName });
      const after = await changeWorkOrder(
        context,
        order,
        { processerId },
        { event: "transfer", content: reason },
      );
      // The new one takes part from now on.
      const participantIds = [...new Set([...after.participantIds, processerId])];
      await store.change(after, { participantIds });
    }
    return { count: orders.length };
  },
);
