import type { ArrowNode, ExpressionNode, NameNode } from "./expression-node.ts";

/** The names that an expression takes from its scope; parameters of arrow functions are its own. */
export function unboundNames(node: ExpressionNode): NameNode[] {
  return collect(node, []);
}

function collect(part: unknown, bound: readonly string[]): NameNode[] {
  if (part === null || typeof part !== "object") return [];
  if (isName(part)) return bound.includes(part.name) ? [] : [part];
  const inside = isArrow(part) ? [...bound, ...part.parameters] : bound;
  return Object.values(part).flatMap((inner: unknown) => collect(inner, inside));
}

function isName(node: object): node is NameNode {
  return "kind" in node && node.kind === "name";
}

function isArrow(node: object): node is ArrowNode {
  return "kind" in node && node.kind === "arrow";
}
