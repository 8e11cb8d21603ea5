import type { Row } from "../../../fields/field-view.ts";
import type { ListStore } from "../data/list-store.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import type { WaitingRows } from "./waiting-rows.ts";

/** Fetches rows again; the signal cancels the request. */
export type RequestRows = (rows: readonly Row[], signal: AbortSignal) => Promise<readonly KeyedRow[]>;

type Outcome =
  | { readonly kind: "answered" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "aborted" };

/** The questions of a round, one at a time. */
export interface Question {
  /** Brings the answer into the list; never rejects. */
  readonly ask: (ask: RequestRows) => Promise<Outcome>;
  readonly abort: () => void;
  readonly isOpen: () => boolean;
  /** The list is fetching the rows that the answer has left out. */
  readonly isFetching: () => boolean;
}

interface QuestionInput {
  readonly store: ListStore;
  readonly waiting: WaitingRows;
  /** Answers contain a part of the row, by its key. */
  readonly byKey: boolean;
}

export function createQuestion({ store, waiting, byKey }: QuestionInput): Question {
  let open: AbortController | null = null;
  let isFetching = false;

  const take = async (asked: readonly KeyedRow[], answer: readonly KeyedRow[]) => {
    const { known, lost } = waiting.take(asked, answer);
    isFetching = true;
    if (byKey) store.layOver(known);
    else store.merge(known);
    if (lost.length > 0) await store.refreshRows(lost);
  };
  return {
    ask: async (ask) => {
      const mine = new AbortController();
      open = mine;
      const asked = waiting.rows();
      const rows = asked.map(({ row }) => row);
      let outcome: Outcome = { kind: "answered" };
      try {
        const answer = await ask(rows, mine.signal);
        if (!mine.signal.aborted) await take(asked, answer);
      } catch (error) {
        outcome = { kind: "failed", error };
      }
      if (mine.signal.aborted) return { kind: "aborted" };
      open = null;
      isFetching = false;
      return outcome;
    },
    abort: () => {
      open?.abort();
      open = null;
      isFetching = false;
    },
    isOpen: () => open !== null,
    isFetching: () => isFetching,
  };
}
