import { useCallback, useEffect, useRef, useState } from "react";
import { newIntent } from "../../request/new-intent.ts";
import type { OrderTalk } from "../../session/chat-port.ts";
import { reasonOf } from "../call-options.ts";

type Session = Awaited<ReturnType<OrderTalk["read"]>>;

type TalkState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly reason: string }
  | { readonly status: "ready"; readonly session: Session };

export type SendState =
  | { readonly status: "idle" | "sending" }
  | { readonly status: "failed"; readonly reason: string };

/** The messages about the order, read again whenever there may be more. */
export function useOrderTalk(talk: OrderTalk) {
  const [state, setState] = useState<TalkState>({ status: "loading" });
  const newest = useRef(0);
  const load = useCallback(async () => {
    newest.current += 1;
    const own = newest.current;
    const next = await talk.read().then(
      (session): TalkState => ({ status: "ready", session }),
      (error: unknown): TalkState => ({ status: "failed", reason: reasonOf(error) }),
    );
    if (own !== newest.current) return;
    // After a failed reload the earlier messages stay.
    setState((before) => (next.status === "failed" && before.status === "ready" ? before : next));
  }, [talk]);
  useEffect(() => {
    const leave = talk.subscribe(() => void load());
    void load();
    return () => {
      newest.current += 1;
      leave();
    };
  }, [talk, load]);
  return { state, load, ...useSend(talk, load) };
}

/** Sends one message at a time; the same words tried again are the same message. */
function useSend(talk: OrderTalk, load: () => Promise<void>) {
  const [sending, setSending] = useState<SendState>({ status: "idle" });
  const tried = useRef({ content: "", intent: "" });
  const send = async (sessionId: number, content: string): Promise<boolean> => {
    if (sending.status === "sending") return false;
    if (tried.current.content !== content) tried.current = { content, intent: newIntent() };
    setSending({ status: "sending" });
    try {
      await talk.send({ sessionId, content }, { intent: tried.current.intent });
    } catch (error) {
      setSending({ status: "failed", reason: reasonOf(error) });
      return false;
    }
    tried.current = { content: "", intent: "" };
    await load();
    setSending({ status: "idle" });
    return true;
  };
  return { sending, send };
}
