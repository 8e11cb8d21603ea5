/** One finding about a file of `schemas/`: a value, collected and shown with all the others. */
export interface Issue {
  /** Name of the rule that found it. */
  readonly slug: string;
  readonly severity: "error" | "warning";
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly pointer: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string;
  /** The edit that would mend it, when only one thing can have been meant. */
  readonly replacement?: Replacement;
}

/** Another text for a part of the file: offsets in its text, from 0, the end excluded. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
