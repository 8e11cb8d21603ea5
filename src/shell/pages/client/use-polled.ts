import { useCallback, useEffect, useRef, useState } from "react";
import { useDocumentVisible } from "../../../renderer/use-document-visible.ts";
import type { CallOptions } from "../../../request/client-contract.ts";
import { RequestError } from "../../../request/request-error.ts";

const PAUSE_MS = 3000;

export interface Polled<Result> {
  /** The last answer; null: none has come yet. */
  readonly value: Result | null;
  /** The failure of the last try; null: it was answered. */
  readonly fault: RequestError | null;
  readonly reload: () => void;
}

type Ask<Result> = (options: CallOptions) => Promise<Result>;

/** Polls while the page is in sight. An answer stays until the next one, whatever fails between them. */
export function usePolled<Result>(ask: Ask<Result>): Polled<Result> {
  const [kept, setKept] = useState<{
    readonly of: Ask<Result>;
    readonly value: Result | null;
    readonly fault: RequestError | null;
  } | null>(null);
  const again = useRef<() => void>(() => {});
  const isVisible = useDocumentVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const answer = await ask({ background: true, signal: leaving.signal }).then(
        (value) => ({ value, fault: null }),
        (error: unknown) => ({ value: null, fault: error instanceof RequestError ? error : null }),
      );
      if (leaving.signal.aborted) return;
      setKept((before) => ({
        of: ask,
        value: answer.value ?? (before?.of === ask ? before.value : null),
        fault: answer.fault,
      }));
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    again.current = () => {
      clearTimeout(timer);
      void look();
    };
    void look();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [ask, isVisible]);
  const reload = useCallback(() => again.current(), []);
  const isOwn = kept?.of === ask;
  return { value: isOwn ? kept.value : null, fault: isOwn ? kept.fault : null, reload };
}
