import type { ArrowNode } from "../../expression/expression-node.ts";

/**
 * A node, or a part of one, as it is compared: without its places, its keys sorted, parameters of arrow functions by
 * their order and not by their names, and `!(a === b)` as `a !== b`.
 */
export function canonicalNode(part: unknown, parameters: ReadonlyMap<string, string> = new Map()): unknown {
  if (Array.isArray(part)) return part.map((item) => canonicalNode(item, parameters));
  if (typeof part !== "object" || part === null) return part;
  const node = withoutDoubleNegation(part as Node);
  if (node.kind === "name") return { kind: "name", name: parameters.get(String(node.name)) ?? node.name };
  const inside = node.kind === "arrow" ? withParameters(part as ArrowNode, parameters) : parameters;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !PLACES.has(key))
      .map(([key, child]) => [key, key === "parameters" ? undefined : canonicalNode(child, inside)])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

type Node = Readonly<Record<string, unknown>>;

const PLACES: ReadonlySet<string> = new Set(["start", "end"]);
const OPPOSITES: Readonly<Record<string, string>> = { "===": "!==", "!==": "===", "==": "!=", "!=": "==" };

function withoutDoubleNegation(node: Node): Node {
  if (node.kind !== "unary" || node.operator !== "!") return node;
  const operand = node.operand as Node;
  const opposite = operand.kind === "binary" ? OPPOSITES[String(operand.operator)] : undefined;
  return opposite === undefined ? node : { ...operand, operator: opposite };
}

/** No name of the scope begins with a number. */
function withParameters(
  { parameters }: ArrowNode,
  outer: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const own = parameters.map((name, index) => [name, `${outer.size}.${index}`] as const);
  return new Map([...outer, ...own]);
}
