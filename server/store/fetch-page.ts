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

/** One page of an ordered query, and how many rows it has in all. */
export async function fetchPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { pageNum, pageSize }: PageRequest,
): Promise<Page<Row>> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((expression) => expression.fn.countAll().as("total"))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const list = await query
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { list, total };
}
