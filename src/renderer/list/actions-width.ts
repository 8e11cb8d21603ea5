import { LINKS } from "./row-actions.tsx";

const CHARACTER = 14;
const GAP = 12;
const PADDING = 24;
/** Room for what an expression in a label gives. */
const UNKNOWN = "四字之宽";

/** Width of the column that holds the longest links a row can show at once; 0 without actions. */
export function actionsWidth(labels: readonly string[]): number {
  if (labels.length === 0) return 0;
  const lengths = labels
    .map((label) => label.replaceAll(/\{\{.*?\}\}/gu, UNKNOWN).length)
    .toSorted((a, b) => b - a);
  const links = lengths.length > LINKS ? [...lengths.slice(0, LINKS), "更多".length] : lengths;
  return PADDING + links.reduce((sum, length) => sum + length * CHARACTER + GAP, 0);
}
