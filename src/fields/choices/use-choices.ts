import { useEffect, useState } from "react";
import { readChoices, type Choice, type ChoiceSource } from "./choices.ts";
import type { FieldEnvironment } from "../field-view.ts";

export interface ChoicesState {
  readonly status: "idle" | "loading" | "ready" | "failed";
  readonly choices: readonly Choice[];
}

interface LoadedChoices extends ChoicesState {
  /** The request that this answers. */
  readonly request: string | null;
}

const IDLE: LoadedChoices = { request: null, status: "idle", choices: [] };
const LOADING: ChoicesState = { status: "loading", choices: [] };

/** Choices from the server: fetched at once when a value needs its label, else by `load`; `load` also repeats a failed attempt. An answer to an earlier question is dropped. */
export function useChoices(source: ChoiceSource, call: FieldEnvironment["call"], eager: boolean) {
  const [finished, setFinished] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  // Once requested, they stay, even when the value that needed them is gone.
  const isWanted = eager || attempt > 0 || finished.status === "ready";
  const request = isWanted ? JSON.stringify({ source, attempt }) : null;
  useEffect(() => {
    if (request === null) return;
    const abort = new AbortController();
    const finish = (status: "ready" | "failed", choices: readonly Choice[]) => {
      if (abort.signal.aborted) return;
      // A page that comes back to the front fetches them again; when that fails, the earlier choices stay.
      setFinished((now) =>
        status === "failed" && now.request === request && now.status === "ready"
          ? now
          : { request, status, choices },
      );
    };
    fetchChoices(request, call, abort.signal).then(
      (choices) => finish("ready", choices),
      () => finish("failed", []),
    );
    return () => abort.abort();
  }, [request, call]);
  const state: ChoicesState = finished.request === request ? finished : LOADING;
  const load = () => {
    if (state.status === "idle" || state.status === "failed") setAttempt((count) => count + 1);
  };
  return { state, load };
}

async function fetchChoices(
  request: string,
  call: FieldEnvironment["call"],
  signal: AbortSignal,
): Promise<readonly Choice[]> {
  const { source } = JSON.parse(request) as { source: ChoiceSource };
  return readChoices(await call(source.call, source.params, signal), source);
}
