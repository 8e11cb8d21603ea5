import { groupRows } from "../../../domain/group-rows.ts";
import type { TreePlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { KeyedRow } from "../data/rows-page.ts";

/** A row in its place among the others. */
export interface TreeNode {
  readonly entry: KeyedRow;
  /** By which rows below name it, the same on every reload. */
  readonly name: string;
  /** 1: at the top. */
  readonly level: number;
  /** Among the rows below the same row, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly hasRows: boolean;
  /** Key of the row above; undefined at the top. */
  readonly above: string | undefined;
}

/**
 * The rows, each followed by those below it, in the order in which they came. A row whose upper one is not among them
 * stands at the top, and so does one that would stand below itself.
 */
export function arrangeTree(rows: readonly KeyedRow[], { parent, of }: TreePlan): readonly TreeNode[] {
  const byName = new Map(rows.map((entry) => [text(entry.row[of]), entry]));
  const aboveOf = (entry: KeyedRow) => {
    const above = byName.get(text(entry.row[parent]));
    return above && !stands(above, entry, byName, parent) ? above : undefined;
  };
  const below = groupRows(rows, (entry) => aboveOf(entry)?.key);
  const arrange = (above: string | undefined, level: number): readonly TreeNode[] => {
    const entries = below.get(above) ?? [];
    return entries.flatMap((entry, index) => [
      {
        entry,
        name: text(entry.row[of]),
        level,
        position: index + 1,
        siblings: entries.length,
        hasRows: below.has(entry.key),
        above,
      },
      ...arrange(entry.key, level + 1),
    ]);
  };
  return arrange(undefined, 1);
}

/** True when the row stands, by whatever way, below the other one, or is it. */
function stands(
  row: KeyedRow,
  other: KeyedRow,
  byName: ReadonlyMap<string, KeyedRow>,
  parent: string,
): boolean {
  const seen = new Set<KeyedRow>();
  let at: KeyedRow | undefined = row;
  while (at && !seen.has(at)) {
    if (at === other) return true;
    seen.add(at);
    at = byName.get(text(at.row[parent]));
  }
  return false;
}

/** The visible nodes: none above them is closed. */
export function openNodes(
  nodes: readonly TreeNode[],
  isOpen: (node: TreeNode) => boolean,
): readonly TreeNode[] {
  const closed = new Set<string>();
  return nodes.filter((node) => {
    const isHidden = node.above !== undefined && closed.has(node.above);
    if (isHidden || !isOpen(node)) closed.add(node.entry.key);
    return !isHidden;
  });
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
