import { useEffect, useRef } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import { sameTalk, type Talk } from "../talk.ts";

interface TalkUpdates {
  /** Messages that are new, or whose to-do has changed. */
  readonly onChanged: (id: number) => void;
  /** Something may have been missed. */
  readonly onMissed: () => void;
}

/** Subscribes to the messages of a talk as long as it is shown. */
export function useTalkUpdates(host: ChatHost, { qyid, module }: Talk, news: TalkUpdates): void {
  const latest = useRef(news);
  useEffect(() => {
    latest.current = news;
  });
  useEffect(() => {
    const talk = { qyid, module };
    const leaveRecords = host.subscribe("RECORD", (frame) => {
      if (frame === null) latest.current.onMissed();
      else if (sameTalk(talk, frame)) latest.current.onChanged(frame.id);
    });
    const leaveTodos = host.subscribe("TODO", (frame) => {
      if (frame !== null && sameTalk(talk, frame)) latest.current.onChanged(frame.dataId);
    });
    return () => {
      leaveRecords();
      leaveTodos();
    };
  }, [host, qyid, module]);
}
