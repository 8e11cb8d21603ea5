import type { FilterValues, ListQuery } from "./list-query.ts";
import type { QueryShape } from "./query-shape.ts";

/** The list without any condition but those that it cannot do without, which go back to where they were at first. */
export function clearedQuery({ filters, opening }: QueryShape): Pick<ListQuery, "filters" | "node"> {
  const required = new Set(filters.filter((filter) => filter.required === true).map(({ id }) => id));
  const kept = Object.entries(opening.filters).filter(([id]) => required.has(id));
  return { filters: Object.fromEntries(kept), node: null };
}

/** True when a query has conditions that could be taken away. */
export function isNarrowed(query: ListQuery, shape: QueryShape): boolean {
  const cleared = clearedQuery(shape);
  return query.node !== cleared.node || text(query.filters) !== text(cleared.filters);
}

function text(filters: FilterValues): string {
  return JSON.stringify(Object.entries(filters).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
