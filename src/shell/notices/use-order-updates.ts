import { useSocketMessage } from "../sockets/use-socket-message.ts";

/** Listens for what may change which work orders wait for the user. */
export function useOrderUpdates(listener: () => void): void {
  useSocketMessage("FLUSH_NOTICE", (news) => {
    // Missed news are handled by the other subscription.
    if (news) listener();
  });
  useSocketMessage("CHANGED", (news) => {
    if (news === null || news.record === "workOrder") listener();
  });
}
