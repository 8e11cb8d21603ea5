import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import type { Talk } from "../talk.ts";
import { createConversationStore } from "./conversation-store.ts";
import { createRecordsReader, type RecordFilters } from "./records-reader.ts";
import { useTalkUpdates } from "./use-talk-updates.ts";

/** The records of a talk, or of what is looked for in it; those that come are added by themselves. */
export function useConversation(host: ChatHost, { qyid, module }: Talk, filters: RecordFilters) {
  const store = useMemo(
    () => createConversationStore(createRecordsReader(host.client, { qyid, module }, filters)),
    [host, qyid, module, filters],
  );
  useEffect(() => {
    void store.load();
    window.addEventListener("online", store.hurry);
    return () => {
      window.removeEventListener("online", store.hurry);
      store.stop();
    };
  }, [store]);
  useTalkUpdates(host, { qyid, module }, { onChanged: store.receive, onMissed: store.catchUp });
  return { store, ...useSyncExternalStore(store.subscribe, store.state) };
}
