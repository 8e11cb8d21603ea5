import type { SelectQueryBuilder } from "kysely";

export interface PageRequest {
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface Page<Row> {
  readonly list: Row[];
  readonly total: number;
}

interface Counted {
  rowsInAll: number;
}

/**
 * One page of an ordered query, and how many rows it has in all. Both come with one statement: half of what a page
 * costs is the way to the database.
 */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { pageNum, pageSize }: PageRequest,
): Promise<Page<Row>> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select((expression) => expression.fn.countAll().as("rowsInAll"))
    .$castTo<Counted>();
  const list = await query
    .select(() => [counted.as("rowsInAll")])
    .$castTo<Row & Partial<Counted>>()
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const [first] = list;
  if (first) {
    const total = first.rowsInAll ?? 0;
    for (const row of list) delete row.rowsInAll;
    return { list, total };
  }
  // Beyond the last page no row says how many there are.
  const total = pageNum === 1 ? 0 : (await counted.executeTakeFirstOrThrow()).rowsInAll;
  return { list, total };
}
