import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../host.ts";
import { fetchRows } from "../data/fetch-rows.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import type { ListQuery } from "../query/list-query.ts";
import type { QueryShape } from "../query/query-shape.ts";

/** The most rows that are ticked together: what is done with them is sent at once. */
export const MOST_TICKED = 5000;

interface Reading {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  /** The conditions in force. */
  readonly query: ListQuery;
  /** Rows of one request. */
  readonly size: number;
  readonly signal: AbortSignal;
  readonly onProgress: (read: number, total: number) => void;
}

/** All rows that the conditions find, page after page. Rejects when there are too many, or when one page fails. */
export async function fetchAllRows(reading: Reading): Promise<readonly KeyedRow[]> {
  const { screen, shape, query, size, signal, onProgress } = reading;
  const found = new Map<string, KeyedRow>();
  for (let page = 1, total = 1; (page - 1) * size < total; page += 1) {
    // One request after the other, to spare the server.
    const answer = await fetchRows(screen, shape, { ...query, page, size }, signal);
    ({ total } = answer);
    if (total > MOST_TICKED) throw new Error(tooMany(total));
    for (const entry of answer.rows) found.set(entry.key, entry);
    onProgress(found.size, total);
  }
  return [...found.values()];
}

/** The sentence for conditions that find more than can be ticked. */
export function tooMany(total: number): string {
  return `符合条件的有 ${total} 条，一次最多选择 ${MOST_TICKED} 条，请先缩小范围`;
}
