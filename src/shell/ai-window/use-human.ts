import { useCallback, useEffect, useRef, useState } from "react";
import type { ServiceTalkWhole } from "../../generated/operations/customerService.ts";
import { newIntent } from "../../request/new-intent.ts";
import { useShell } from "../shell-context.tsx";
import { useSocketMessage } from "../sockets/use-socket-message.ts";
import type { Said } from "./kept-talk.ts";

const ENDED = 2;

export interface HumanTalk {
  /** Null: none that has not ended. */
  readonly talk: ServiceTalkWhole | null;
  readonly isBusy: boolean;
  /** The sentence of the last thing that did not succeed. */
  readonly failure: string | null;
  readonly transfer: (said: readonly Said[]) => Promise<void>;
  /** False: it was not sent. */
  readonly say: (content: string) => Promise<boolean>;
  readonly end: () => Promise<void>;
}

interface HumanListeners {
  /** An answer has arrived. */
  readonly onAnswer: () => void;
  readonly onEnd: (said: readonly Said[]) => void;
}

/** The talk with people, which the server keeps; answers come by the socket. */
export function useHuman(listeners: HumanListeners): HumanTalk {
  const { client } = useShell();
  const [talk, setTalk] = useState<ServiceTalkWhole | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const known = useRef<ServiceTalkWhole | null>(null);
  const intent = useRef<{ readonly content: string; readonly id: string } | null>(null);

  const take = useCallback((next: ServiceTalkWhole | null) => {
    const before = known.current;
    if (before && next && answersOf(next) > answersOf(before)) latest.current.onAnswer();
    if (before && next?.state === ENDED) latest.current.onEnd(saidIn(next));
    const open = next?.state === ENDED ? null : next;
    known.current = open;
    setTalk(open);
  }, []);
  const read = useCallback(async () => {
    const id = known.current?.id;
    const options = { background: true };
    take(await client.call("customerService.own", id === undefined ? {} : { id }, options));
  }, [client, take]);
  useEffect(() => void read().catch(() => null), [read]);
  useSocketMessage("CHANGED", (news) => {
    if (news === null || (news.record === "serviceTalk" && known.current)) void read().catch(() => null);
  });

  async function attempt(work: () => Promise<ServiceTalkWhole>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      take(await work());
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    talk,
    isBusy,
    failure,
    transfer: async (said) => {
      const messageList = said.flatMap(({ sender, content }) =>
        sender === "staff" || content.trim() === "" ? [] : [{ sender, content: content.slice(0, MOST_TEXT) }],
      );
      const params = { messageList: messageList.slice(-MOST_MESSAGES) };
      await attempt(() => client.call("customerService.transfer", params, { silent: true }));
    },
    say: async (content) => {
      const id = known.current?.id;
      if (id === undefined) return false;
      // Sent again after a failure, it is said once.
      const own = intent.current?.content === content ? intent.current : { content, id: newIntent() };
      intent.current = own;
      const isSaid = await attempt(() =>
        client.call("customerService.say", { id, content }, { silent: true, intent: own.id }),
      );
      if (isSaid) intent.current = null;
      return isSaid;
    },
    end: async () => {
      const id = known.current?.id;
      if (id !== undefined) await attempt(() => client.call("customerService.end", { id }, { silent: true }));
    },
  };
}

const MOST_TEXT = 4000;
const MOST_MESSAGES = 60;

function answersOf({ messageList }: ServiceTalkWhole): number {
  return messageList.filter(({ sender }) => sender === "staff").length;
}

/** The messages of a talk in the form of this window. */
export function saidIn({ messageList }: ServiceTalkWhole): Said[] {
  return messageList.map(({ id, sender, userName, content }) => ({
    key: `message.${id}`,
    sender,
    name: userName,
    content,
  }));
}
