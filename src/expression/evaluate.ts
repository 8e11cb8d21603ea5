import type { ExpressionNode } from "./expression-node.ts";
import type { Frame } from "./frame.ts";
import type { ExpressionFunctions } from "./expression-function.ts";

/** A node turned into a function. */
export type Evaluate = (frame: Frame) => unknown;

/** The context that a node is compiled in. */
export interface CompileContext {
  readonly functions: ExpressionFunctions;
  /** The places of the parameters of the enclosing arrow functions in the frame. */
  readonly slots: ReadonlyMap<string, number>;
  /** Gives a parameter a place that no other one of the expression has. */
  readonly takeSlot: () => number;
  readonly compile: (node: ExpressionNode, context: CompileContext) => Evaluate;
}

/** Runs through the rest of a chain when an optional link has no object. */
export const skipped: unique symbol = Symbol("skipped");
