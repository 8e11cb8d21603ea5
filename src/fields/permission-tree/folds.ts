import type { ChoiceValue } from "../choices/choices.ts";

/** Which nodes of the tree are open: all or none, but for these. It also holds for nodes that have not arrived yet. */
export interface Folds {
  readonly areOpen: boolean;
  readonly except: ReadonlySet<ChoiceValue>;
}

export function foldAll(areOpen: boolean): Folds {
  return { areOpen, except: new Set() };
}

export function foldNode({ areOpen, except }: Folds, value: ChoiceValue, isOpen: boolean): Folds {
  const others = [...except].filter((key) => key !== value);
  return { areOpen, except: new Set(isOpen === areOpen ? others : [...others, value]) };
}

export function isNodeOpen({ areOpen, except }: Folds, value: ChoiceValue): boolean {
  return areOpen !== except.has(value);
}
