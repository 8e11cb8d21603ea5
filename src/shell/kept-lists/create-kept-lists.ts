import type { CallPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../renderer/host.ts";

type Call = RendererHost["call"];
type Calls = { readonly [operationId: string]: CallPlan };

/** Lists to choose from that the session fetches once, over all screens: subjects, auxiliary items, currencies. */
export interface KeptLists {
  /** Calls, and answers what the catalogue lets keep with what it has kept. */
  readonly answerFor: (calls: Calls, call: Call) => Call;
  /** Calls; a write of the user ends the lists of the same area before its caller gets the answer. */
  readonly watchWrites: (calls: Calls, call: Call) => Call;
  /** Ends the lists that show records of the kind; null: all of them. */
  readonly forget: (record: string | null) => void;
}

interface KeptAnswer {
  readonly operationId: string;
  readonly records: readonly string[];
  /** Milliseconds of the steady clock. */
  readonly since: number;
  readonly answer: Promise<unknown>;
}

/** Beyond these the oldest goes: typing into a search sends another request with each key. */
const MOST_KEPT = 50;
/** A limit of age, because an interrupted socket may report a change late. */
const KEPT_MS = 5 * 60_000;

/** `now`: milliseconds of a steady clock. */
export function createKeptLists(now: () => number): KeptLists {
  const kept = new Map<string, KeptAnswer>();
  const drop = (isOver: (answer: KeptAnswer) => boolean) => {
    for (const [key, answer] of kept) if (isOver(answer)) kept.delete(key);
  };
  const ask = (key: string, operationId: string, records: readonly string[], answer: Promise<unknown>) => {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const asked = { operationId, records, since: now(), answer };
    kept.set(key, asked);
    answer.catch(() => drop((other) => other === asked));
    return answer;
  };
  return {
    answerFor:
      (calls, call) =>
      (operationId, params, options = {}) => {
        const records = calls[operationId]?.kept;
        if (records === undefined) return call(operationId, params, options);
        const key = JSON.stringify([operationId, params]);
        const found = kept.get(key);
        if (found && now() - found.since < KEPT_MS) return found.answer;
        // Other callers may wait for the same answer: one that cancels does not end it.
        const { signal: _ownSignal, ...shared } = options;
        return ask(key, operationId, records, call(operationId, params, shared));
      },
    watchWrites: (calls, call) => async (operationId, params, options) => {
      try {
        return await call(operationId, params, options);
      } finally {
        if (calls[operationId]?.effect === "write")
          drop((answer) => areaOf(answer.operationId) === areaOf(operationId));
      }
    },
    forget: (record) => drop(({ records }) => record === null || records.includes(record)),
  };
}

function areaOf(operationId: string): string {
  return operationId.split(".")[0] ?? "";
}
