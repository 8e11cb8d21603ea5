import { useEffect, useMemo, useRef, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { RecordUse } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../host.ts";
import type { Scope } from "../host.ts";
import { type LoadEnd, loadRecord } from "./load-record.ts";

/** `record` is null where there is none: in a form that makes a new one. */
type RecordState = { readonly status: "loading" } | LoadEnd<Row | null>;

export interface LoadedRecord {
  readonly state: RecordState;
  /** Loads it again after a failure. */
  readonly retry: () => void;
  /** Loads it again, while the earlier one stays on show: for good where `mayTake` says no once the new one is there. */
  readonly refresh: (mayTake?: () => boolean) => Promise<void>;
}

interface FinishedLoad {
  readonly key: string;
  readonly attempt: number;
  readonly state: RecordState;
}

const LOADING: RecordState = { status: "loading" };
const NEW_RECORD: RecordState = { status: "ready", record: null };

/** Loads what a form edits or a page shows; another `key` is another record. */
export function useRecord(
  source: RecordUse | undefined,
  scope: Scope,
  host: RendererHost,
  key = "",
): LoadedRecord {
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState<FinishedLoad | null>(null);
  const refreshes = useRef(0);
  useEffect(() => {
    // A page that comes back to the front must not load over what has been typed.
    if (!source || (finished?.attempt === attempt && finished.key === key)) return;
    const abort = new AbortController();
    const load = async () => {
      const state = await loadRecord(source, scope, host, abort.signal);
      if (!abort.signal.aborted) setFinished({ key, attempt, state });
    };
    void load();
    return () => abort.abort();
  }, [source, scope, host, key, attempt, finished]);
  const isFinished = finished?.attempt === attempt && finished.key === key;
  const state = !source ? NEW_RECORD : isFinished ? finished.state : LOADING;
  return useMemo(
    () => ({
      state,
      retry: () => setAttempt((count) => count + 1),
      refresh: async (mayTake = () => true) => {
        if (!source) return;
        refreshes.current += 1;
        const mine = refreshes.current;
        const next = await loadRecord(source, scope, host);
        // A newer question answers for this one.
        if (mine !== refreshes.current || !mayTake()) return;
        // The record on show is older, but more than a sentence about a failure.
        if (next.status === "failed" && state.status === "ready") throw new Error(next.message);
        setFinished({ key, attempt, state: next });
      },
    }),
    [state, source, scope, host, key, attempt],
  );
}
