import { useEffect, useState } from "react";
import type { CallUse } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../host.ts";
import { failureText } from "../../failure-text.ts";
import type { Loaded } from "../../loaded.ts";
import { useCallParams } from "../../questions/use-call-params.ts";
import type { Scope } from "../../host.ts";

interface CallInput<Value> {
  readonly host: RendererHost;
  /** Absent: no request is sent. */
  readonly use: CallUse | undefined;
  readonly scope: Scope;
  /** Parameters beside those of the plan; the plan's win. */
  readonly beside?: Record<string, unknown>;
  /** Sends the request again when it changes. */
  readonly version: number;
  /** Must be the same function every time. */
  readonly read: (result: unknown) => Value;
}

export interface CallState<Value> {
  /** The last answer stays while the next is on its way. */
  readonly state: Loaded<Value>;
  readonly retry: () => void;
}

interface FinishedCall<Value> {
  readonly request: string;
  readonly state: Loaded<Value>;
}

/**
 * The value of a part of the list beside its rows: fetched when the part appears, when its parameters change, and
 * again on demand.
 */
export function useCall<Value>(input: CallInput<Value>): CallState<Value> {
  const { host, use, scope, beside, version, read } = input;
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState<FinishedCall<Value> | null>(null);
  const asked = useCallParams(use, scope);
  const failure = asked && "error" in asked ? failureText(asked.error) : null;
  const call = use?.call;
  const params = asked && "params" in asked ? JSON.stringify({ ...beside, ...asked.params }) : null;
  const request = params === null ? null : JSON.stringify([call, params, version, attempt]);
  const isFinished = finished?.request === request;
  useEffect(() => {
    if (request === null || params === null || call === undefined || isFinished) return;
    const abort = new AbortController();
    const finish = (state: Loaded<Value>) => {
      if (!abort.signal.aborted) setFinished({ request, state });
    };
    host
      .call(call, JSON.parse(params) as Record<string, unknown>, { signal: abort.signal, silent: true })
      .then((result) => finish({ status: "ready", value: read(result) }))
      .catch((error: unknown) => finish({ status: "failed", message: failureText(error) }));
    return () => abort.abort();
  }, [host, call, params, request, isFinished, read]);
  const retry = () => setAttempt((count) => count + 1);
  if (failure !== null) return { state: { status: "failed", message: failure }, retry };
  return {
    state: finished?.state.status === "ready" || isFinished ? (finished?.state ?? LOADING) : LOADING,
    retry,
  };
}

const LOADING = { status: "loading" } as const;
