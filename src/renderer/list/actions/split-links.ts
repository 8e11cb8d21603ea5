import type { ActionPlan } from "../../../schema/plan/plans/screen-plan.ts";

/** Actions beyond this number go into 更多. */
export const LINKS = 3;

/** The actions of a row that stand in sight, and those behind 更多: dangerous ones always, nobody hits them by mistake. */
export function splitLinks<Item>(
  items: readonly Item[],
  styleOf: (item: Item) => ActionPlan["style"],
): { readonly links: readonly Item[]; readonly more: readonly Item[] } {
  const links = items.filter((item) => styleOf(item) !== "danger").slice(0, LINKS);
  return { links, more: items.filter((item) => !links.includes(item)) };
}
