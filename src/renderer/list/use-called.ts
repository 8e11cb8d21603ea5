import { useEffect, useMemo, useState } from "react";
import { compileTemplate } from "../../expression/template.ts";
import type { CallUse } from "../../schema/plan/screen-plan.ts";
import type { RendererHost } from "../host.ts";
import { failureText } from "../failure-text.ts";
import type { Loaded } from "../loaded.ts";
import type { Scope } from "../screen.ts";

interface CalledInput<Value> {
  readonly host: RendererHost;
  /** Absent: nothing is asked. */
  readonly use: CallUse | undefined;
  readonly scope: Scope;
  /** Parameters beside those of the plan; the plan's win. */
  readonly beside?: Record<string, unknown>;
  /** Asks again when it changes. */
  readonly version: number;
  /** Must be the same function every time. */
  readonly read: (result: unknown) => Value;
}

export interface Called<Value> {
  /** The last answer stays while the next is on its way. */
  readonly state: Loaded<Value>;
  readonly retry: () => void;
}

interface Settled<Value> {
  readonly request: string;
  readonly state: Loaded<Value>;
}

/** What a part of the list beside its rows shows: asked for when it appears, when its parameters change, and again on demand. */
export function useCalled<Value>(input: CalledInput<Value>): Called<Value> {
  const { host, use, scope, beside, version, read } = input;
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  const evaluated = useMemo(() => evaluate(use, scope, beside), [use, scope, beside]);
  const failure = evaluated?.status === "failed" ? evaluated.message : null;
  const call = use?.call;
  const params = evaluated?.status === "ready" ? JSON.stringify(evaluated.value) : null;
  const request = params === null ? null : JSON.stringify([call, params, version, attempt]);
  const isSettled = settled?.request === request;
  useEffect(() => {
    if (request === null || params === null || call === undefined || isSettled) return;
    const abort = new AbortController();
    const settle = (state: Loaded<Value>) => {
      if (!abort.signal.aborted) setSettled({ request, state });
    };
    host
      .call(call, JSON.parse(params) as Record<string, unknown>, { signal: abort.signal, silent: true })
      .then((result) => settle({ status: "ready", value: read(result) }))
      .catch((error: unknown) => settle({ status: "failed", message: failureText(error) }));
    return () => abort.abort();
  }, [host, call, params, request, isSettled, read]);
  const retry = () => setAttempt((count) => count + 1);
  if (failure !== null) return { state: { status: "failed", message: failure }, retry };
  return {
    state: settled?.state.status === "ready" || isSettled ? (settled?.state ?? LOADING) : LOADING,
    retry,
  };
}

const LOADING = { status: "loading" } as const;

function evaluate(
  use: CallUse | undefined,
  scope: Scope,
  beside: Record<string, unknown> = {},
): Loaded<Record<string, unknown>> | null {
  if (!use) return null;
  try {
    const own = compileTemplate(use.params)(scope) as Record<string, unknown>;
    return { status: "ready", value: { ...beside, ...own } };
  } catch (error) {
    return { status: "failed", message: failureText(error) };
  }
}
