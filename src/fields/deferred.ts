import { useEffect, useSyncExternalStore } from "react";

export type DeferredState<Part> =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly part: Part };

/** A part of the program that is fetched when it is wanted. */
export interface Deferred<Part> {
  readonly state: () => DeferredState<Part>;
  /** Fetches what is not there yet; again after a failure. */
  readonly load: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDeferred<Part>(fetch: () => Promise<Part>): Deferred<Part> {
  const listeners = new Set<() => void>();
  let state: DeferredState<Part> = { status: "loading" };
  let isUnderWay = false;
  const set = (next: DeferredState<Part>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const load = () => {
    if (isUnderWay || state.status === "ready") return;
    isUnderWay = true;
    if (state.status === "failed") set({ status: "loading" });
    void fetch()
      .then(
        (part) => set({ status: "ready", part }),
        () => set({ status: "failed" }),
      )
      .finally(() => {
        isUnderWay = false;
      });
  };
  return {
    state: () => state,
    load,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The part, fetched when it is not there. React's `lazy` would do, but for two things: what arrives less than 300 ms
 * after a fallback was drawn is held back until then, and a failed attempt is never repeated.
 */
export function useDeferred<Part>({ state, load, subscribe }: Deferred<Part>): DeferredState<Part> {
  const now = useSyncExternalStore(subscribe, state);
  useEffect(load, [load]);
  return now;
}
