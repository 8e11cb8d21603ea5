import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** Ends the charging of all of the clients from a month on, or of none. */
export const stopFeeClients = operation("fee.stopKh", async (params, context) => {
  const { clientIdList, stopPeriod, stopReason } = params;
  const store = await RecordStore.open("feeClient", context);
  const clients = await store.take(clientIdList);
  for (const client of clients) {
    const name = `「${client.clientName}」`;
    if (client.status === 0) throw new Refusal("rule", `${name}已停用，不能重复停用`);
    if (stopPeriod < client.serviceStart) {
      const message = `停用月份不能早于${name}的服务开始月份`;
      throw new Refusal("validation", message, [{ path: "stopPeriod", message }]);
    }
    await store.change(client, { status: 0, stopPeriod, stopReason });
  }
  store.concern(clients);
  return { count: clients.length };
});
