import type { Read } from "../../../expression/trace-reads.ts";

/** `closed`: belongs to a dialog that is not open. */
export type NodeState = "shown" | "hidden" | "disabled" | "readOnly" | "broken" | "closed";

/** One thing that decides about a node, and what it came to. */
export interface Rule {
  readonly title: string;
  /** The code, the gate or the expression, as the schema has it. */
  readonly text: string;
  /** The state that the rule gives the node; "shown" when it does not restrict the node. */
  readonly effect: NodeState;
  readonly note: string;
  /** The values that it read, as they are now. */
  readonly reads: readonly Read[];
  /** Its place below the screen; absent when it is no part of the schema. */
  readonly pointer?: string;
  /** The permission code that it requires. */
  readonly code?: string;
}

export interface Explanation {
  readonly state: NodeState;
  /** The rule that makes it so. */
  readonly because: Rule | undefined;
  readonly rules: readonly Rule[];
  /** Advice where to look for a node that is shown. */
  readonly hint?: string;
}

/** The first rule that stands in the way decides, as it does in the renderer. */
export function toExplanation(rules: readonly Rule[], hint?: string): Explanation {
  const because = rules.find(({ effect }) => effect !== "shown");
  const state = because?.effect ?? "shown";
  return { state, because, rules, ...(state === "shown" && hint !== undefined && { hint }) };
}
