import { useEffect, useRef } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import { sameTalk, type Talk } from "../talk.ts";

interface TalkNews {
  /** Messages that are new, or whose to-do has changed. */
  readonly onChanged: (id: number) => void;
  /** Something may have been missed. */
  readonly onMissed: () => void;
}

/** Subscribes to the messages of a talk as long as it is shown. */
export function useNewsOfTalk(host: ChatHost, { qyid, module }: Talk, news: TalkNews): void {
  const latest = useRef(news);
  useEffect(() => {
    latest.current = news;
  });
  useEffect(() => {
    const talk = { qyid, module };
    const leaveRecords = host.hear("RECORD", (frame) => {
      if (frame === null) latest.current.onMissed();
      else if (sameTalk(talk, frame)) latest.current.onChanged(frame.id);
    });
    const leaveTodos = host.hear("TODO", (frame) => {
      if (frame !== null && sameTalk(talk, frame)) latest.current.onChanged(frame.dataId);
    });
    return () => {
      leaveRecords();
      leaveTodos();
    };
  }, [host, qyid, module]);
}
