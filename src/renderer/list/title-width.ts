import type { ColumnPlan } from "../../schema/plan/screen-plan.ts";

const WIDE = 14;
const NARROW = 8;
const PADDING = 24;
/** The arrows of an order, and the mark of a tooltip, each with its gap. */
const MARK = 20;

/** Width in px that a column needs to show its title whole. */
export function titleWidth(title: string, { tooltip }: Pick<ColumnPlan, "tooltip">, isSortable: boolean): number {
  const text = [...title].reduce((sum, character) => sum + (isWide(character) ? WIDE : NARROW), 0);
  return PADDING + text + (isSortable ? MARK : 0) + (tooltip === undefined ? 0 : MARK);
}

function isWide(character: string): boolean {
  return (character.codePointAt(0) ?? 0) > 0x2e7f;
}
