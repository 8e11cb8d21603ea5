import type { ColumnPlan } from "../../../schema/plan/plans/screen-plan.ts";

const WIDE = 14;
const NARROW = 8;
const PADDING = 24;
/** The arrows of an order, and the mark of a tooltip, each with its gap. */
const MARK = 20;

/** Width in px that a column needs to show its title whole. */
export function titleWidth(
  title: string,
  { tooltip }: Pick<ColumnPlan, "tooltip">,
  isSortable: boolean,
): number {
  const wide = title.replaceAll(/[^\u2E80-\uFFFF]/g, "").length;
  const text = wide * WIDE + (title.length - wide) * NARROW;
  return PADDING + text + (isSortable ? MARK : 0) + (tooltip === undefined ? 0 : MARK);
}
