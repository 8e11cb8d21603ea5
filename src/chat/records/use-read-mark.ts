import { useEffect, useState } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import type { ChatRecord, Talk } from "../talk.ts";

/** Reports to the server that the user has come to the newest message of a client, once it is in sight. */
export function useReadMark(
  host: ChatHost,
  { qyid, module }: Talk,
  records: readonly ChatRecord[],
  isInSight: boolean,
): void {
  const isFront = useFrontPage();
  const newest = records.findLast(({ sender }) => sender === "client")?.id;
  useEffect(() => {
    if (newest === undefined || !isInSight || !isFront) return;
    // A failed call leaves the talk marked as new, and it is read again.
    void host.client.call("chat.record.read", { qyid, module }, { background: true }).catch(() => null);
  }, [host, qyid, module, newest, isInSight, isFront]);
}

function useFrontPage(): boolean {
  const [isFront, setFront] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setFront(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isFront;
}
