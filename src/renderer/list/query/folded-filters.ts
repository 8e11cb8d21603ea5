import type { FilterPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { FilterValues } from "./list-query.ts";

/**
 * The filters that do not fit into one line with room for `capacity` of ordinary width. Those with a value stay before
 * those without one; what cannot be left empty is never folded away.
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
  return first < 0 ? [] : inOrder.slice(first);
}
