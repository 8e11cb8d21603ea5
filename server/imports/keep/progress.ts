/** The state of an import between its parts. */
export interface Progress {
  /** Rows that have been tried. */
  readonly done: number;
  readonly kept: number;
  /** Rows whose records were there already. */
  readonly known: number;
  readonly failures: readonly { readonly row: number; readonly reason: string }[];
}

export const NOTHING_DONE: Progress = { done: 0, kept: 0, known: 0, failures: [] };
