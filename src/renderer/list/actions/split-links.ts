import type { ActionPlan } from "../../../schema/plan/plans/screen-plan.ts";

/** Actions beyond this number go into 更多. */
export const LINKS = 3;

/**
 * The actions of a row that stay visible, and those behind 更多: dangerous ones always, so that they are not hit by
 * mistake.
 */
export function splitLinks<Item>(
  items: readonly Item[],
  styleOf: (item: Item) => ActionPlan["style"],
): { readonly links: readonly Item[]; readonly more: readonly Item[] } {
  const links = items.filter((item) => styleOf(item) !== "danger").slice(0, LINKS);
  return { links, more: items.filter((item) => !links.includes(item)) };
}

/** Buttons over the ticked rows, with the one for 更多: more would take a second line at a width of 1280. */
const BUTTONS = 5;

/**
 * The actions over the ticked rows that stay visible, and those behind 更多: dangerous ones first of all. An action with
 * a shortcut stays visible, since its button handles the keys.
 */
export function splitButtons<Item>(
  items: readonly Item[],
  actionOf: (item: Item) => Pick<ActionPlan, "style" | "shortcut">,
): { readonly buttons: readonly Item[]; readonly more: readonly Item[] } {
  if (items.length <= BUTTONS) return { buttons: items, more: [] };
  const heard = items.filter((item) => actionOf(item).shortcut !== undefined);
  const safe = items.filter((item) => !heard.includes(item) && actionOf(item).style !== "danger");
  const inSight = new Set([...heard, ...safe.slice(0, Math.max(0, BUTTONS - 1 - heard.length))]);
  return {
    buttons: items.filter((item) => inSight.has(item)),
    more: items.filter((item) => !inSight.has(item)),
  };
}
