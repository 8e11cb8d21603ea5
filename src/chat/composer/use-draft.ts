import { useEffect, useState } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import type { Talk } from "../talk.ts";
import { type Draft, EMPTY_DRAFT, keepDraft, readDraft } from "./draft-store.ts";

export interface DraftInHand {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly clear: () => void;
}

/** The message being written in a talk: kept while it is written, and found again when the talk is opened. */
export function useDraft(host: ChatHost, { qyid, module }: Talk): DraftInHand {
  const [draft, setDraft] = useState(() => readDraft(host, { qyid, module }));
  useEffect(() => keepDraft(host, { qyid, module }, draft), [host, qyid, module, draft]);
  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    clear: () => setDraft(EMPTY_DRAFT),
  };
}
