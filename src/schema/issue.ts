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
}
