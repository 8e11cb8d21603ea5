import type { Row } from "../../../fields/field-view.ts";
import type { AsidePlan } from "../../../schema/plan/plans/screen-plan.ts";
import { readRow } from "../data/rows-page.ts";

export type NodeValue = string | number;

export interface TreeNode {
  readonly value: NodeValue;
  readonly label: string;
  readonly count: number | null;
  /** The node as the server sent it. */
  readonly node: Row;
  readonly children: readonly TreeNode[];
}

/** A line of the tree as it is open now. */
export interface TreeLine {
  readonly entry: TreeNode;
  /** From 1. */
  readonly level: number;
  readonly isOpen: boolean;
  readonly parent: NodeValue | null;
}

/** Nodes of an answer (an array, or the array under `list`); entries without a value of their own are left out. */
export function readNodes(
  result: unknown,
  plan: AsidePlan,
  seen: Set<NodeValue> = new Set(),
): readonly TreeNode[] {
  const entries: unknown = Array.isArray(result) ? result : (readRow(result)?.list ?? result ?? []);
  if (!Array.isArray(entries)) throw new Error("服务器返回的数据格式不正确");
  return entries.flatMap((entry: unknown): readonly TreeNode[] => {
    const node = readRow(entry);
    const value = node?.[plan.value];
    if (!node || (typeof value !== "string" && typeof value !== "number")) return [];
    // With two nodes of one value the chosen one would be ambiguous.
    if (seen.has(value)) return [];
    seen.add(value);
    const label = node[plan.label];
    const count = plan.count === undefined ? null : node[plan.count];
    const children = node[plan.children];
    return [
      {
        value,
        label: typeof label === "string" && label !== "" ? label : String(value),
        count: typeof count === "number" ? count : null,
        node,
        children: Array.isArray(children) ? readNodes(children, plan, seen) : [],
      },
    ];
  });
}

/** The lines in sight, top to bottom. A search shows what it finds with all that stands above it. */
export function treeLines(
  nodes: readonly TreeNode[],
  closed: ReadonlySet<NodeValue>,
  search: string,
  level = 1,
  parent: NodeValue | null = null,
): readonly TreeLine[] {
  return nodes.flatMap((entry): readonly TreeLine[] => {
    if (search !== "" && !isFound(entry, search)) return [];
    const isOpen = search !== "" || !closed.has(entry.value);
    // Below a node that is found itself everything stays in reach.
    const below = matches(entry, search) ? "" : search;
    const children = isOpen ? treeLines(entry.children, closed, below, level + 1, entry.value) : [];
    return [{ entry, level, isOpen, parent }, ...children];
  });
}

export function hasNode(nodes: readonly TreeNode[], value: NodeValue): boolean {
  return nodes.some((entry) => entry.value === value || hasNode(entry.children, value));
}

function isFound(entry: TreeNode, search: string): boolean {
  return matches(entry, search) || entry.children.some((child) => isFound(child, search));
}

function matches({ label }: TreeNode, search: string): boolean {
  return search !== "" && label.toLowerCase().includes(search.toLowerCase());
}
