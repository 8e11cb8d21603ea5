import { isBlank } from "../../../domain/plain-text.ts";
import type { Json, ViewPlan } from "../../../schema/plan/plans/screen-plan.ts";

/** Values of the filters by filter id; an unused filter is absent. */
export type FilterValues = { readonly [filterId: string]: Json };

export interface ListSort {
  readonly column: string;
  readonly order: "ascending" | "descending";
}

/** The state of a list that its address holds: exactly this. */
export interface ListQuery {
  readonly filters: FilterValues;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Id of the open tab. */
  readonly tab: string | null;
  /** Value of the chosen node of the tree beside the list; null: the whole list. */
  readonly node: string | number | null;
  readonly sort: ListSort | null;
  /** Null: the table. */
  readonly view: ViewPlan["as"] | null;
  /** The month of a calendar, `YYYY-MM`; absent: that of today. */
  readonly month?: string;
  /** Rows in the lanes of a board by their value; absent: as many as at first. No address holds them. */
  readonly lanes?: { readonly [value: string]: number };
}

export const PAGE_SIZES: readonly number[] = [20, 50, 100];

/** Filters that have a value. */
export function filledFilters(values: { readonly [filterId: string]: unknown }): FilterValues {
  const filled = Object.entries(values).filter(
    ([, value]) => !isBlank(value) && !(Array.isArray(value) && value.every(isBlank)),
  );
  return Object.fromEntries(filled) as FilterValues;
}

/** Values that filters can hold and addresses can carry. */
export function isFilterValue(value: unknown): value is Json {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

function isScalar(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

export function isSameQuery(left: ListQuery, right: ListQuery): boolean {
  const text = ({ filters, ...others }: ListQuery) => [
    sortedEntries(filters),
    sortedEntries({ ...others, sort: others.sort && [others.sort.column, others.sort.order] }),
  ];
  return JSON.stringify(text(left)) === JSON.stringify(text(right));
}

function sortedEntries(values: {
  readonly [name: string]: unknown;
}): readonly (readonly [string, unknown])[] {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
