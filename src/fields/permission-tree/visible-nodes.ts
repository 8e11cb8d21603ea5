import type { Choice } from "../choices/choices.ts";
import { type Folds, isNodeOpen } from "./folds.ts";

/** One line of the tree. */
export interface TreeLine {
  readonly node: Choice;
  readonly ancestors: readonly Choice[];
  readonly isOpen: boolean;
  readonly position: number;
  readonly siblings: number;
}

/** True for a node that matches the search. */
export type Wanted = (node: Choice) => boolean;

/**
 * The visible lines. A searched node is shown with its ancestors; below a found node everything can be opened. Null:
 * no search.
 */
export function visibleLines(
  choices: readonly Choice[],
  folds: Folds,
  wanted: Wanted | null,
): readonly TreeLine[] {
  const visit = (nodes: readonly Choice[], ancestors: readonly Choice[], isFound: boolean): TreeLine[] => {
    const shown = isFound ? nodes : nodes.filter((node) => holds(node, wanted));
    return shown.flatMap((node, index) => {
      const isHit = isFound || wanted?.(node) === true;
      const children = node.children ?? [];
      const leads = wanted !== null && children.some((child) => holds(child, wanted));
      const isOpen = children.length > 0 && (isNodeOpen(folds, node.value) || leads);
      const line = { node, ancestors, isOpen, position: index + 1, siblings: shown.length };
      return [line, ...(isOpen ? visit(children, [...ancestors, node], isHit) : [])];
    });
  };
  return visit(choices, [], wanted === null);
}

/** Looks for a text in the labels; null for an empty one. */
export function wantText(search: string): Wanted | null {
  const text = search.trim().toLowerCase();
  return text === "" ? null : ({ label }) => label.toLowerCase().includes(text);
}

function holds(node: Choice, wanted: Wanted | null): boolean {
  return wanted === null || wanted(node) || (node.children ?? []).some((child) => holds(child, wanted));
}
