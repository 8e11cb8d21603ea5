import { type Node, parseTree } from "jsonc-parser";

/** The keys that every file of the language begins with. */
const HEADER = [
  "$schema",
  "version",
  "id",
  "name",
  "group",
  "area",
  "kind",
  "title",
  "planned",
  "permission",
  "names",
] as const;
const ACTION = [
  "id",
  "label",
  "style",
  "shortcut",
  "permission",
  "edition",
  "visible",
  "disabled",
  "confirm",
  "do",
  "reload",
] as const;

/**
 * The text of a file of `schemas/` with the keys of its head and of its actions in the order that all files keep; other
 * keys stay where they are. The text must be JSON without faults.
 */
export function orderKeys(text: string): string {
  const tree = parseTree(text);
  if (tree?.type !== "object") return text;
  return ordered(text, tree, tree, "$schema");
}

/** The node's text; `mark` is the key that makes its object a head or an action. */
function ordered(text: string, node: Node, root: Node, mark: string): string {
  const children = node.children ?? [];
  const inside = children.map((child) => ({ child, text: ordered(text, child, root, "do") }));
  const slots = node.type === "object" && hasKey(node, mark) ? inSequence(node, node === root) : children;
  let result = "";
  let end = node.offset;
  for (const [index, child] of children.entries()) {
    const moved = inside.find((part) => part.child === slots[index]);
    result += text.slice(end, child.offset) + (moved?.text ?? "");
    end = child.offset + child.length;
  }
  return (
    result +
    text.slice(end, node.offset + node.length) +
    (node === root ? text.slice(node.offset + node.length) : "")
  );
}

/** The properties as they should follow each other: those with a place of their own change places among themselves. */
function inSequence({ children = [] }: Node, isHead: boolean): Node[] {
  const order: readonly string[] = isHead ? HEADER : ACTION;
  const isPlaced = (property: Node) => order.includes(keyOf(property));
  const placed = children
    .filter(isPlaced)
    .toSorted((left, right) => order.indexOf(keyOf(left)) - order.indexOf(keyOf(right)));
  return children.map((property) => (isPlaced(property) ? (placed.shift() ?? property) : property));
}

function hasKey(node: Node, key: string): boolean {
  return (node.children ?? []).some((property) => keyOf(property) === key);
}

function keyOf({ children }: Node): string {
  return String(children?.[0]?.value);
}
