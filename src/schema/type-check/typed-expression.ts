import type { Origin } from "../plan/blocks/merge-parts.ts";

/** The scope of an expression: its names and their types as TypeScript text. */
export type TypedScope = { readonly [name: string]: string };

/** A condition that holds, or fails, wherever the expression is evaluated. */
export interface Guard {
  readonly source: string;
  /** The string it was written in. */
  readonly at: Origin;
  readonly holds: boolean;
}

/** An expression of a screen with everything its type check needs. */
export interface TypedExpression {
  readonly source: string;
  /** The string it was written in. */
  readonly at: Origin;
  /** Its beginning in that string, escapes decoded. */
  readonly offset: number;
  readonly scope: TypedScope;
  readonly guards: readonly Guard[];
  /** The type that is wanted of its value, if one is. */
  readonly expected?: string;
}
