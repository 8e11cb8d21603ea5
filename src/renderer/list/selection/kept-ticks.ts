import type { Row } from "../../../fields/field-view.ts";

/** Ticks that stand for something which is kept outside the list, as a choice that the server has of each row. */
export interface KeptTicks {
  /** Returns the way to take the listener back. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A function that is true for a ticked row; another function after each change. */
  readonly read: () => (row: Row) => boolean;
  /** Called when rows are requested; the returned function receives the answer, with everything beside its rows. */
  readonly ask: () => (answer: unknown) => void;
  /** Calls when rows may be older than what is kept of them. */
  readonly subscribeStale: (listener: () => void) => () => void;
  readonly toggle: (rows: readonly Row[], on: boolean) => void;
}
