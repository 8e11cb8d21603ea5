import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { DetailBody } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope } from "../host.ts";
import { type LoadEnd, loadRecord } from "../record/load-record.ts";
import { maySee } from "../screen.ts";

/** The state of a question; the value may be null when the answer is empty. */
type QuestionState = { readonly status: "loading" } | LoadEnd<Row | null>;

export interface Questions {
  /** The answers that are there: `data` in expressions. */
  readonly data: { readonly [name: string]: Row };
  /** Undefined: the user has no permission for it. */
  readonly stateOf: (name: string) => QuestionState | undefined;
  /** Sends the call again after a failure. */
  readonly retry: (name: string) => void;
  /** Sends the call again, while the earlier answer stays visible. */
  readonly refresh: (name: string) => Promise<void>;
  readonly refreshAll: () => Promise<void>;
}

type States = { readonly [name: string]: QuestionState };

const NONE: NonNullable<DetailBody["data"]> = {};
const LOADING: QuestionState = { status: "loading" };

/**
 * The questions of a page, each of which loads, fails and is retried alone. They are sent again when the page comes
 * back to the front.
 */
export function useQuestions(data: DetailBody["data"] = NONE, scope: Scope, host: RendererHost): Questions {
  const asked = useMemo(
    () => Object.entries(data).filter(([, question]) => maySee(host, question)),
    [data, host],
  );
  const [states, setStates] = useState<States>({});
  const rounds = useRef(new Map<string, number>());
  const put = useCallback(
    (name: string, state: QuestionState) => setStates((before) => ({ ...before, [name]: state })),
    [],
  );

  const ask = useCallback(
    async (name: string, signal?: AbortSignal) => {
      const question = asked.find(([id]) => id === name)?.[1];
      if (!question) return;
      const round = (rounds.current.get(name) ?? 0) + 1;
      rounds.current.set(name, round);
      const end = await loadRecord(question, scope, host, signal);
      // A newer round answers for this one.
      if (signal?.aborted !== true && rounds.current.get(name) === round) put(name, end);
    },
    [asked, scope, host, put],
  );
  useEffect(() => {
    const abort = new AbortController();
    for (const [name] of asked) void ask(name, abort.signal);
    return () => abort.abort();
  }, [asked, ask]);

  return useMemo(() => {
    const allowedNames = new Set(asked.map(([name]) => name));
    const answers = Object.entries(states).flatMap(([name, state]) =>
      state.status === "ready" && state.record !== null ? [[name, state.record] as const] : [],
    );
    return {
      data: Object.fromEntries(answers),
      stateOf: (name) => (allowedNames.has(name) ? (states[name] ?? LOADING) : undefined),
      retry: (name) => {
        put(name, LOADING);
        void ask(name);
      },
      refresh: ask,
      refreshAll: async () => void (await Promise.all([...allowedNames].map((name) => ask(name)))),
    };
  }, [asked, states, ask, put]);
}
