import type { ElementNode, EntryNode, ExpressionNode, SpreadNode } from "./expression-node.ts";

/**
 * The paths that an expression reads from its scope, each once: `row.items[0].name` is ["row", "items", "0", "name"].
 * A path ends where it is computed: `row[key].name` reads ["row"] and ["key"]. Parameters of arrow functions are no
 * names of the scope; what is called on a value belongs to no path.
 */
export function readPaths(node: ExpressionNode): string[][] {
  const paths = new Map<string, string[]>();
  collect(node, [], (path) => paths.set(JSON.stringify(path), [...path]));
  return [...paths.values()];
}

type Report = (path: readonly string[]) => void;

function collect(
  node: ExpressionNode | SpreadNode | EntryNode,
  bound: readonly string[],
  report: Report,
): void {
  const path = staticPath(node);
  if (path !== undefined) {
    if (!bound.includes(path[0] ?? "")) report(path);
    return;
  }
  if (node.kind === "each") {
    collect(node.object, bound, report);
    collect(node.arrow.body, [...bound, ...node.arrow.parameters], report);
    return;
  }
  for (const part of partsOf(node)) collect(part, bound, report);
}

/** The names of a chain of members that begins with a name. */
function staticPath(node: ExpressionNode | SpreadNode | EntryNode): readonly string[] | undefined {
  if (node.kind === "name") return [node.name];
  if (node.kind === "chain") return staticPath(node.value);
  if (node.kind !== "member" && node.kind !== "index") return undefined;
  const property = node.kind === "member" ? node.property : staticKey(node.index);
  const before = staticPath(node.object);
  return property === undefined || before === undefined ? undefined : [...before, property];
}

function staticKey(index: ExpressionNode): string | undefined {
  return index.kind === "literal" ? String(index.value) : undefined;
}

function partsOf(node: ExpressionNode | SpreadNode | EntryNode): readonly (ElementNode | EntryNode)[] {
  switch (node.kind) {
    case "literal":
    case "name":
      return [];
    case "text":
    case "call":
      return node.values;
    case "array":
      return node.elements;
    case "object":
      return node.entries;
    case "spread":
    case "entry":
    case "chain":
      return [node.value];
    case "member":
      return [node.object];
    case "index":
      return [node.object, node.index];
    case "method":
      return [node.object, ...node.values];
    case "each":
      return [node.object, node.arrow.body];
    case "unary":
      return [node.operand];
    case "binary":
    case "logical":
      return [node.left, node.right];
    case "conditional":
      return [node.test, node.whenTrue, node.whenFalse];
  }
}
