import { ExpressionError, type SourceRange } from "./expression-error.ts";
import { MAX_STEPS, MAX_TEXT } from "./limits.ts";

/** Copying 64 characters costs about as much as evaluating a node. */
const TEXT_BLOCK_BITS = 6;

/** The names an expression sees; own properties only. */
export type Scope = { readonly [name: string]: unknown };

/** The values that one evaluation works on. */
export interface Frame {
  readonly scope: Scope;
  /** Values of arrow parameters; each parameter of the expression has a place of its own. */
  readonly slots: unknown[];
  steps: number;
}

/** Counts work; throws when the evaluation has done too much of it. */
export function spend(frame: Frame, steps: number, range: SourceRange): void {
  frame.steps += steps;
  if (frame.steps > MAX_STEPS) {
    throw new ExpressionError("the expression takes too long here; let the server do this work", range);
  }
}

/** Counts the copying of an array or a text. */
export function spendOn(frame: Frame, value: unknown, range: SourceRange): void {
  if (Array.isArray(value)) spend(frame, value.length, range);
  if (typeof value === "string") spend(frame, value.length >> TEXT_BLOCK_BITS, range);
}

/** Counts a text that the expression made; throws when it grew too long. */
export function keepText(frame: Frame, text: string, range: SourceRange): string {
  if (text.length > MAX_TEXT) {
    throw new ExpressionError(`an expression makes texts of at most ${MAX_TEXT} characters`, range);
  }
  spendOn(frame, text, range);
  return text;
}
