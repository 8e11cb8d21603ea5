import { useEffect, useState } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import { sameTalk, type Talk } from "../talk.ts";
import { PAGE } from "./use-notify-typing.ts";

/** A writing page reports every three seconds; a late report must not make the line flicker. */
const SHOWN_MS = 5000;

/** The names of those who are writing in a talk in other pages. */
export function useTypingUsers({ subscribe, user }: ChatHost, { qyid, module }: Talk): readonly string[] {
  const [nameByPage, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const talk = { qyid, module };
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const forget = (page: string) => {
      clearTimeout(timers.get(page));
      timers.delete(page);
      setNames((known) => new Map([...known].filter(([key]) => key !== page)));
    };
    const leaveTyping = subscribe("TYPING", (news) => {
      if (news === null || !sameTalk(talk, news) || news.page === PAGE) return;
      const { page, userId, userName } = news;
      clearTimeout(timers.get(page));
      timers.set(
        page,
        setTimeout(() => forget(page), SHOWN_MS),
      );
      setNames((known) => new Map(known).set(page, userId === user.id ? "您（其他页面）" : userName));
    });
    const leaveRecords = subscribe("RECORD", (news) => {
      // The message itself has arrived; another one would be reported again.
      if (news === null || sameTalk(talk, news)) for (const page of timers.keys()) forget(page);
    });
    return () => {
      leaveTyping();
      leaveRecords();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [subscribe, user.id, qyid, module]);
  return [...new Set(nameByPage.values())];
}
