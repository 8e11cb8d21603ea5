import { useMemo, useRef } from "react";
import { newIntent } from "../../request/new-intent.ts";
import type { ChatHost } from "../../session/chat-port.ts";
import type { Talk } from "../talk.ts";

/** Identifies this page among others of the same user. */
export const PAGE = newIntent();

/** Within what the others show of it, so that it does not flicker. */
const NOTIFY_EVERY_MS = 3000;

interface NotifyTyping {
  /** The user has changed the words that are not sent yet. */
  readonly notify: () => void;
  /** The text has been sent: the next one is reported at once. */
  readonly end: () => void;
}

/** Reports to the others in a talk that the user writes in it. */
export function useNotifyTyping({ client }: ChatHost, { qyid, module }: Talk): NotifyTyping {
  const told = useRef(-Infinity);
  return useMemo(
    () => ({
      notify: () => {
        const now = performance.now();
        if (now - told.current < NOTIFY_EVERY_MS) return;
        told.current = now;
        // A failed report is ignored: the next key sends another one.
        void client
          .call("chat.record.typing", { qyid, module, page: PAGE }, { background: true })
          .catch(() => null);
      },
      end: () => {
        told.current = -Infinity;
      },
    }),
    [client, qyid, module],
  );
}
