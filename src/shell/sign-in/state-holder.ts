import type { TokenStore } from "../../session/tokens.ts";
import type { SessionState, SessionStore } from "./session-contract.ts";

interface StateHolder extends Pick<SessionStore, "get" | "subscribe"> {
  readonly set: (next: SessionState) => void;
}

/** Later states of a session that is over: nothing that was still on its way brings it back. */
const AFTER_END: ReadonlySet<SessionState["kind"]> = new Set(["replaced", "ended"]);

/** Holds the state of the session, which other tabs change too. */
export function createStateHolder(tokens: TokenStore): StateHolder {
  let state: SessionState = { kind: "loading" };
  const listeners = new Set<() => void>();
  const set = (next: SessionState) => {
    if (AFTER_END.has(state.kind) && !AFTER_END.has(next.kind)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  tokens.onReplaced((by) => set({ kind: "replaced", by }));
  tokens.onEndElsewhere((reason) => {
    if (state.kind === "ended") return;
    tokens.clear({ keepDrafts: true, isUnused: reason === "unused" });
    set({ kind: "ended", reason });
  });
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
  };
}
