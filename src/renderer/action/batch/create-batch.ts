import type { BatchItem, BatchResult } from "../../../actions/verb-runner.ts";
import { isOutcomeUnknown, RequestError } from "../../../request/request-error.ts";
import { failureText } from "../../failure-text.ts";

interface BatchFailure {
  readonly label: string;
  readonly reason: string;
}

/** A long work as the user sees it; the numbers are those of entries. */
export interface BatchState {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly failures: readonly BatchFailure[];
  /** `paused`: by the user, or because a call got no answer, which `words` says. */
  readonly status: "running" | "stopping" | "paused" | "ended";
  readonly words: string | null;
}

/** A long work of many items, done one after the other. */
export interface Batch {
  readonly state: () => BatchState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Ends with the item that is under way. */
  readonly stop: () => void;
  /** Does the items that have not been tried yet. */
  readonly goOn: () => void;
  /** Does the failed ones once more, then the others. */
  readonly retry: () => void;
  readonly result: () => BatchResult;
}

/** Begins at once. */
export function createBatch(items: readonly BatchItem[]): Batch {
  const answers = new Map<BatchItem, unknown>();
  const failures = new Map<BatchItem, string>();
  const listeners = new Set<() => void>();
  let waiting = [...items];
  let status: BatchState["status"] = "running";
  let words: string | null = null;
  let state = describe();

  function describe(): BatchState {
    return {
      total: count(items),
      done: count(answers.keys()),
      failed: count(failures.keys()),
      failures: [...failures].map(([{ label }, reason]) => ({ label, reason })),
      status,
      words,
    };
  }
  const become = (now: BatchState["status"], why: string | null = null) => {
    status = now;
    words = why;
    state = describe();
    for (const listener of listeners) listener();
  };
  const run = async () => {
    for (;;) {
      const [item] = waiting;
      if (!item) return become("ended");
      if (status === "stopping") return become("paused");
      try {
        answers.set(item, await item.run());
      } catch (error) {
        // It stays the next one: tried again it is the same intent.
        if (isUnanswered(error)) return become("paused", failureText(error));
        failures.set(item, failureText(error));
      }
      waiting = waiting.slice(1);
      become(status);
    }
  };
  const begin = () => {
    become("running");
    void run();
  };
  begin();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      if (status === "running") become("stopping");
    },
    goOn: () => {
      if (status === "paused") begin();
    },
    retry: () => {
      waiting = [...failures.keys(), ...waiting];
      failures.clear();
      begin();
    },
    result: () => ({ done: state.done, failed: state.failed, answers: [...answers.values()] }),
  };
}

function count(items: Iterable<BatchItem>): number {
  return Array.from(items).reduce((sum, { size }) => sum + size, 0);
}

/** True when the outcome of a call is unknown or the session has expired: the next call would fail too. */
function isUnanswered(error: unknown): boolean {
  return isOutcomeUnknown(error) || (error instanceof RequestError && error.failure === "expired");
}
