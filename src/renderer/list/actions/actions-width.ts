import type { ActionPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { LINKS, splitLinks } from "./split-links.ts";

const CHARACTER = 14;
const GAP = 12;
const PADDING = 24;
/** Room for what an expression in a label gives, where it names no words itself. */
const UNKNOWN = "四字之宽";

const EXPRESSION = /\{\{(.*?)\}\}/gu;

/** A text in quotes with a Chinese word in it: one that users read, not one that is compared with. */
const WORDS = /(['"`])([^'"`]*\p{Script=Han}[^'"`]*)\1/gu;

type Action = Pick<ActionPlan, "label" | "visible" | "style">;

/** Width of the column that holds the longest links a row can show at once; 0 without actions. */
export function actionsWidth(actions: readonly Action[]): number {
  if (actions.length === 0) return 0;
  const safe = actions.filter(({ style }) => style !== "danger");
  const lengths = safe.map(({ label }) => widest(label).length);
  const conditional = safe.findIndex(({ visible }) => visible !== undefined);
  // The actions before the first that may be missing always have their place.
  const certain = lengths.slice(0, Math.min(conditional === -1 ? lengths.length : conditional, LINKS));
  const others = lengths
    .filter((_, index) => index >= certain.length && alwaysBefore(safe, index) < LINKS)
    .toSorted((a, b) => b - a);
  const links = [...certain, ...others.slice(0, LINKS - certain.length)];
  if (splitLinks(actions, ({ style }) => style).more.length > 0) links.push("更多".length);
  return PADDING + links.reduce((sum, length) => sum + length * CHARACTER + GAP, 0) - GAP;
}

/** The label with the longest words that its expressions may give. */
function widest(label: string): string {
  return label.replaceAll(EXPRESSION, (_expression, code: string) => {
    const words = [...code.matchAll(WORDS)].map(([, , text = ""]) => text);
    return words.toSorted((a, b) => b.length - a.length)[0] ?? UNKNOWN;
  });
}

/** The number of actions before this one that are there in every row. */
function alwaysBefore(actions: readonly Action[], index: number): number {
  return actions.slice(0, index).filter(({ visible }) => visible === undefined).length;
}
