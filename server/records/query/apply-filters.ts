/** The effect of each declared filter on a query: one entry for every parameter, so that none can be forgotten. */
export type Filters<Query, Params> = {
  readonly [Name in keyof Params]-?: (query: Query, value: NonNullable<Params[Name]>) => Query;
};

/** Narrows the query by every filter that has a value. */
export function applyFilters<Query, Params extends object>(
  query: Query,
  filters: Filters<Query, Params>,
  params: Params,
): Query {
  let narrowed = query;
  for (const name of Object.keys(filters) as (keyof Params)[]) {
    const value = params[name];
    if (value !== undefined && value !== null) narrowed = filters[name](narrowed, value);
  }
  return narrowed;
}
