import type { ActionPlan } from "../../schema/plan/screen-plan.ts";

/** Actions beyond this number go into 更多. */
export const LINKS = 3;

const CHARACTER = 14;
const GAP = 12;
const PADDING = 24;
/** Room for what an expression in a label gives. */
const UNKNOWN = "四字之宽";

/** Width of the column that holds the longest links a row can show at once; 0 without actions. */
export function actionsWidth(actions: readonly Pick<ActionPlan, "label" | "visible">[]): number {
  if (actions.length === 0) return 0;
  const lengths = actions.map(({ label }) => label.replaceAll(/\{\{.*?\}\}/gu, UNKNOWN).length);
  const conditional = actions.findIndex(({ visible }) => visible !== undefined);
  // Those before the first that may be missing always have their place.
  const certain = lengths.slice(0, Math.min(conditional === -1 ? lengths.length : conditional, LINKS));
  const others = lengths
    .filter((_, index) => index >= certain.length && alwaysBefore(actions, index) < LINKS)
    .toSorted((a, b) => b - a);
  const links = [...certain, ...others.slice(0, LINKS - certain.length)];
  if (lengths.length > LINKS) links.push("更多".length);
  return PADDING + links.reduce((sum, length) => sum + length * CHARACTER + GAP, 0);
}

/** How many actions before this one are there in every row. */
function alwaysBefore(actions: readonly Pick<ActionPlan, "visible">[], index: number): number {
  return actions.slice(0, index).filter(({ visible }) => visible === undefined).length;
}
