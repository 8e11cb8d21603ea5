import { useEffect, useState } from "react";
import { type Draft, type DraftHost, EMPTY_DRAFT, keepDraft, readDraft } from "./draft-store.ts";

export interface DraftInHand {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly clear: () => void;
}

/** The message being written in the talk of this key: kept while it is written, and found again when the talk is opened. */
export function useDraft(host: DraftHost, talk: string): DraftInHand {
  const [draft, setDraft] = useState(() => readDraft(host, talk));
  useEffect(() => keepDraft(host, talk, draft), [host, talk, draft]);
  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    clear: () => setDraft(EMPTY_DRAFT),
  };
}
