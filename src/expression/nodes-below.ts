import type { ElementNode, EntryNode, ExpressionNode } from "./expression-node.ts";

/** A node and everything in it, entries and spreads too, from the outside in. */
export function nodesBelow(part: unknown): readonly (ElementNode | EntryNode)[] {
  if (part === null || typeof part !== "object") return [];
  const inside = Object.values(part).flatMap(nodesBelow);
  return "kind" in part && part.kind !== "arrow" ? [part as ExpressionNode, ...inside] : inside;
}
