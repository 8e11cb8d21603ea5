import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../host.ts";
import type { ListQuery } from "../query/list-query.ts";
import type { QueryShape } from "../query/query-shape.ts";
import { isPaged, openView, shapeInView } from "../views/open-view.ts";
import { fetchLanes } from "../views/board/fetch-lanes.ts";
import { missingFilters, requestParams } from "./list-params.ts";
import { listScope } from "./list-scope.ts";
import { type FetchHow, NO_ROWS } from "./list-store.ts";
import { readRowsPage, type RowsPage } from "./rows-page.ts";

/** The rows of a query: a page, the days of a month, or the first of each lane. */
export async function fetchRows(
  screen: Screen<ListPlan>,
  whole: QueryShape,
  query: ListQuery,
  signal: AbortSignal,
  { isQuiet = false }: FetchHow = {},
): Promise<RowsPage> {
  const { plan, host } = screen;
  const view = openView(plan, query);
  const shape = shapeInView(whole, plan.tabs?.param, view);
  const scope = listScope(screen, query);
  if (missingFilters(shape, query, scope).length > 0) return NO_ROWS;
  if (view?.as === "board") return await fetchLanes({ screen, board: view, shape, query, scope, signal });
  const params = requestParams(screen, shape, query, scope);
  const sent = isQuiet ? { ...params, noLoading: true } : params;
  const finishTicks = plan.selectable?.keptAround && screen.place.ticks?.ask();
  const result = await host.call(plan.source.call, sent, { signal, silent: true });
  finishTicks?.(result);
  return readRowsPage(result, {
    rowKey: plan.rowKey,
    paging: plan.calls[plan.source.call]?.paging,
    quietCodes: plan.calls[plan.source.call]?.quietCodes,
    totals: plan.summary?.from,
    asked: isPaged(view) ? query : undefined,
  });
}
