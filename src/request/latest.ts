import { messageText } from "./message-text.ts";
import { RequestError } from "./request-error.ts";

/**
 * Makes a runner of which only the newest call counts: starting another aborts the older one, which
 * then rejects as `cancelled` whatever became of it. So an old answer never overwrites a newer one.
 */
export function latest(): <T>(start: (signal: AbortSignal) => Promise<T>) => Promise<T> {
  let newest: AbortController | undefined;
  return async (start) => {
    newest?.abort();
    const controller = new AbortController();
    newest = controller;
    const [outcome] = await Promise.allSettled([start(controller.signal)]);
    if (controller.signal.aborted) throw new RequestError("cancelled", messageText("cancelled"));
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  };
}
