import { isBlank } from "../../fields/plain-text.ts";
import type { Json, ListPlan } from "../../schema/plan/screen-plan.ts";

/** Values of the filters by filter id; a filter that is not asked for is absent. */
export type FilterValues = { readonly [filterId: string]: Json };

/** What a list shows: the address holds exactly this. */
export interface ListQuery {
  readonly filters: FilterValues;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export const PAGE_SIZES: readonly number[] = [20, 50, 100];

/** The list as it opens without anything in its address. */
export function initialQuery(plan: ListPlan): ListQuery {
  const filters = plan.filters.map(({ id, initial }) => [id, initial] as const);
  return { filters: filledFilters(Object.fromEntries(filters)), page: 1, size: plan.pageSize };
}

/** Filters with a value to ask for. */
export function filledFilters(values: { readonly [filterId: string]: unknown }): FilterValues {
  const filled = Object.entries(values).filter(
    ([, value]) => !isBlank(value) && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled) as FilterValues;
}

/** Parameters of the source's call: fixed ones, then filters, then paging. */
export function requestParams(
  plan: ListPlan,
  query: ListQuery,
  fixed: Record<string, unknown>,
): Record<string, unknown> {
  const params = { ...fixed };
  for (const { id, field } of plan.filters) {
    const value = query.filters[id];
    if (value !== undefined) params[field] = value;
  }
  const paging = plan.calls[plan.source.call]?.paging;
  return paging ? { ...params, [paging.page]: query.page, [paging.size]: query.size } : params;
}
