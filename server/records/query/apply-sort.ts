/** The order that a request wants of a list. */
export interface SortRequest<Field extends string> {
  readonly sortField?: Field;
  readonly sortOrder?: "asc" | "desc";
}

/** The order of a query by each declared field: one entry for every field, so that none can be forgotten. */
export type Sorts<Query, Field extends string> = {
  readonly [Name in Field]: (query: Query, order: "asc" | "desc") => Query;
};

/** Orders the query by the requested field, ascending without a direction; by `usual` when there is none. */
export function applySort<Query, Field extends string>(
  query: Query,
  sorts: Sorts<Query, Field>,
  { sortField, sortOrder = "asc" }: SortRequest<Field>,
  usual: (query: Query) => Query,
): Query {
  return sortField === undefined ? usual(query) : sorts[sortField](query, sortOrder);
}
