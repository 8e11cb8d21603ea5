import { useEffect } from "react";
import type { useConversation } from "../records/use-conversation.ts";
import type { Outgoing } from "./outgoing-queue.ts";

/** A message that has arrived is read, and is then shown as the server has it. */
export function useArrivals(
  { records, store }: ReturnType<typeof useConversation>,
  items: readonly Outgoing[],
  forget: (key: string) => void,
): void {
  useEffect(() => {
    const keys = new Set(records.map(({ clientKey }) => clientKey));
    const ids = new Set(records.map(({ id }) => id));
    for (const { key, sentId, state } of items) {
      // A waiting message stays: the server has not finished with it.
      if (keys.has(key) && state !== "waiting") forget(key);
      else if (sentId !== null && !ids.has(sentId)) store.receive(sentId);
    }
  }, [records, store, items, forget]);
}
