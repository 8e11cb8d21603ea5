import type { Choice, ChoiceValue } from "../choices.ts";

/** One line of the tree. */
export interface TreeLine {
  readonly node: Choice;
  readonly ancestors: readonly Choice[];
  readonly isOpen: boolean;
  readonly position: number;
  readonly siblings: number;
}

/**
 * The lines in sight. A search shows the nodes whose label holds the text, with what leads to them;
 * below a node that was found everything can be opened.
 */
export function visibleLines(
  choices: readonly Choice[],
  opened: ReadonlySet<ChoiceValue>,
  search: string,
): readonly TreeLine[] {
  const visit = (nodes: readonly Choice[], ancestors: readonly Choice[], isFound: boolean): TreeLine[] => {
    const shown = isFound ? nodes : nodes.filter((node) => holds(node, search));
    return shown.flatMap((node, index) => {
      const isHit = isFound || hits(node, search);
      const children = node.children ?? [];
      const leads = search !== "" && children.some((child) => holds(child, search));
      const isOpen = children.length > 0 && (opened.has(node.value) || leads);
      const line = { node, ancestors, isOpen, position: index + 1, siblings: shown.length };
      return [line, ...(isOpen ? visit(children, [...ancestors, node], isHit) : [])];
    });
  };
  return visit(choices, [], search === "");
}

/** Every node that has others below it. */
export function branchValues(choices: readonly Choice[]): readonly ChoiceValue[] {
  return choices.flatMap(({ value, children }) => (children ? [value, ...branchValues(children)] : []));
}

function hits({ label }: Choice, search: string): boolean {
  return search !== "" && label.toLowerCase().includes(search.toLowerCase());
}

function holds(node: Choice, search: string): boolean {
  return hits(node, search) || (node.children ?? []).some((child) => holds(child, search));
}
