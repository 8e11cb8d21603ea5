import { currentPeriod, periodParts } from "../../domain/period.ts";
import type { PlannedCall } from "../../request/client-contract.ts";

/** The work orders that wait for the user. */
export interface WaitingOrders {
  readonly subscribe: (listener: () => void) => () => void;
  /** Some of the month that is worked on: the red dot of the menu. */
  readonly isDotted: () => boolean;
  readonly refresh: () => Promise<void>;
}

interface WaitingOptions {
  readonly call: PlannedCall;
  readonly areaCode: string;
  /** `YYYY-MM-DD` of the server. */
  readonly today: () => string;
}

const COUNT = "workOrder.queryGdCount";
const WAITING = 2;

/** All orders that wait for the user, of whatever month. */
export async function countWaiting(call: PlannedCall): Promise<number> {
  return readNumber(await call(COUNT, { aspect: WAITING }, { silent: true }), "dclNum");
}

export function createWaitingOrders({ call, areaCode, today }: WaitingOptions): WaitingOrders {
  const listeners = new Set<() => void>();
  let isDotted = false;
  let isStale = false;
  let isLooking = false;
  /** Until the returns of a month are due, it is the one that is worked on; then the running one. */
  const monthOfWork = async () => {
    const previous = periodParts(currentPeriod(today()));
    const calendar = await call("config.taxCalendar", { dqbm: areaCode, ...previous }, { silent: true });
    return readNumber(calendar, "lastDays") >= 0 ? previous : periodParts(today().slice(0, 7));
  };
  const look = async () => {
    const params = { aspect: WAITING, ...(await monthOfWork()) };
    const next = readNumber(await call(COUNT, params, { silent: true }), "dclNum") > 0;
    if (next === isDotted) return;
    isDotted = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDotted: () => isDotted,
    refresh: async () => {
      isStale = true;
      if (isLooking) return;
      isLooking = true;
      // Any number of calls during a request lead to one more request.
      while (isStale) {
        isStale = false;
        // Out of reach: the dot stays as it is until the next request.
        await look().catch(() => undefined);
      }
      isLooking = false;
    },
  };
}

function readNumber(answer: unknown, name: string): number {
  const value = (answer as { readonly [name: string]: unknown } | null)?.[name];
  if (typeof value !== "number") throw new Error("待处理工单数的数据格式不正确");
  return value;
}
