import type { FilterPlan } from "../../schema/plan/screen-plan.ts";
import type { FilterValues } from "./list-query.ts";

/**
 * The filters that do not fit into one line of `capacity`. Those with a value stay before those without one;
 * what cannot be left empty is never folded away.
 */
export function foldedFilters(
  filters: readonly FilterPlan[],
  values: FilterValues,
  capacity: number,
): readonly FilterPlan[] {
  const required = filters.filter((filter) => filter.required === true);
  const free = filters.filter((filter) => filter.required !== true);
  const filled = free.filter(({ id }) => values[id] !== undefined);
  const empty = free.filter(({ id }) => values[id] === undefined);
  return [...filled, ...empty].slice(Math.max(0, capacity - required.length));
}
