import type { Client, PlannedCall } from "../../../request/client-contract.ts";
import type { CallPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createRequestList, type RequestList } from "./request-list.ts";

export interface RequestLog extends Pick<RequestList, "read" | "subscribe" | "clear"> {
  /** The client, every call of it written down. */
  readonly watch: (client: Client) => Client;
  /** The client's call under the name of a screen. */
  readonly callOf: (screen: string) => PlannedCall;
}

/** `now`: milliseconds of a steady clock. */
export function createRequestLog(now: () => number = () => performance.now()): RequestLog {
  const plans = new Map<string, CallPlan>();
  const { follow, ...list } = createRequestList(now);
  let perform: PlannedCall = async () => {
    throw new Error("no client is watched yet");
  };
  const callAs =
    (screen: string | null): PlannedCall =>
    async (operationId, params = {}, options = {}) => {
      const plan = plans.get(operationId);
      const asked = {
        screen,
        operationId,
        title: plan?.title ?? operationId,
        address: plan ? `${plan.method.toUpperCase()} ${plan.path}` : "",
        params,
        isWhole: plan?.fullBody === true || plan?.quietCodes !== undefined,
      };
      return follow(asked, () => perform(operationId, params, options));
    };
  return {
    ...list,
    callOf: callAs,
    watch: (client) => {
      perform = client.callPlanned;
      return {
        ...client,
        register: (calls) => {
          for (const [operationId, plan] of Object.entries(calls)) plans.set(operationId, plan);
          client.register(calls);
        },
        call: callAs(null) as Client["call"],
        callPlanned: callAs(null),
        download: async (address, options) => {
          const asked = {
            operationId: address,
            title: "下载文件",
            address: `GET ${address}`,
            params: {},
            isWhole: false,
          };
          return follow({ screen: null, ...asked }, () => client.download(address, options));
        },
      };
    },
  };
}
