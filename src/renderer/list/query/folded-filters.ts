import type { FilterPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { FilterValues } from "./list-query.ts";

/**
 * The filters that do not fit into one line with room for `capacity` of ordinary width. Those with a value stay before
 * those without one; what cannot be left empty is never folded away, nor is the only one that would stand in the line.
 */
export function foldedFilters(
  filters: readonly FilterPlan[],
  values: FilterValues,
  capacity: number,
  isWide: (filter: FilterPlan) => boolean,
): readonly FilterPlan[] {
  const room = (filter: FilterPlan) => (isWide(filter) ? 2 : 1);
  const free = filters.filter((filter) => filter.required !== true);
  const filled = free.filter(({ id }) => values[id] !== undefined);
  const empty = free.filter(({ id }) => values[id] === undefined);
  const inOrder = [...filled, ...empty];
  const required = filters.filter((filter) => filter.required === true);
  let left = capacity - required.reduce((sum, filter) => sum + room(filter), 0);
  const first = inOrder.findIndex((filter) => (left -= room(filter)) < 0);
  if (first < 0) return [];
  return inOrder.slice(required.length === 0 ? Math.max(first, 1) : first);
}
