import type { FirmHandler } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";
import { RecordStore } from "../../records/record-store.ts";

interface StopParams {
  readonly clientIdList: readonly number[];
  /** The first month without service. */
  readonly stopPeriod: string;
  readonly stopReason: string;
}

/** Ends the charging of all of the clients from a month on, or of none. */
export const stopFeeClients: FirmHandler<StopParams> = async (params, context) => {
  const { clientIdList, stopPeriod, stopReason } = params;
  const store = await RecordStore.open("feeClient", context);
  const clients = await store.take(clientIdList);
  for (const client of clients) {
    const name = `「${String(client["clientName"])}」`;
    if (client["status"] === 0) throw new Refusal("rule", `${name}已停用，不能重复停用`);
    if (stopPeriod < String(client["serviceStart"])) {
      const message = `停用月份不能早于${name}的服务开始月份`;
      throw new Refusal("validation", message, [{ path: "stopPeriod", message }]);
    }
    await store.change(client, { status: 0, stopPeriod, stopReason });
  }
  store.concern(clients);
  return { count: clients.length };
};
