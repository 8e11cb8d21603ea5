import { compileTemplate } from "../../../../expression/template.ts";
import type { Row } from "../../../../fields/field-view.ts";
import type { BoardPlan, EnumEntry, ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import { failureText } from "../../../failure-text.ts";
import type { Scope, Screen } from "../../../host.ts";
import { pageParams, rowParams, sortParams, takenParams } from "../../data/list-params.ts";
import { readRow, readRowsPage, type LaneRows, type RowsPage } from "../../data/rows-page.ts";
import type { ListQuery } from "../../query/list-query.ts";
import type { QueryShape } from "../../query/query-shape.ts";
import { laneSize } from "./lane-size.ts";

interface LanesInput {
  readonly screen: Screen<ListPlan>;
  readonly board: BoardPlan;
  readonly shape: QueryShape;
  readonly query: ListQuery;
  readonly scope: Scope;
  readonly signal: AbortSignal;
}

/** The first rows of each lane, all lanes at once; a lane that fails fails them all. */
export async function fetchLanes(input: LanesInput): Promise<RowsPage> {
  const { screen, board } = input;
  const lanes = await Promise.all(
    lanesOf(screen.plan, board).map(async ({ value }) => await fetchLane(input, value)),
  );
  // A row that has changed its lane between two answers stands where it was seen first.
  const rows = new Map(
    lanes.toReversed().flatMap(({ page }) => page.rows.map((entry) => [entry.key, entry] as const)),
  );
  const taken = new Set<string>();
  return {
    rows: [...rows.values()],
    total: lanes.reduce((sum, { page }) => sum + page.total, 0),
    dropped: lanes.reduce((sum, { page }) => sum + page.dropped, 0),
    totals: null,
    lanes: lanes.map(({ value, page, totals }): LaneRows => {
      const keys = page.rows.map(({ key }) => key).filter((key) => !taken.has(key));
      for (const key of keys) taken.add(key);
      return { value, keys, total: page.total, totals };
    }),
  };
}

/** The entries of the code table that are lanes. */
export function lanesOf({ enums }: ListPlan, board: BoardPlan): readonly EnumEntry[] {
  return (enums[board.enum] ?? []).filter(({ value, all }) => value !== null && all === undefined);
}

async function fetchLane(
  { screen, board, shape, query, scope, signal }: LanesInput,
  value: EnumEntry["value"],
) {
  const { plan, host } = screen;
  const paging = plan.calls[plan.source.call]?.paging;
  const asked = { page: 1, size: laneSize(query, value) };
  const chosen = {
    ...rowParams(screen, shape, query, scope),
    [board.param]: board.several ? [value] : value,
  };
  const params = { ...chosen, ...sortParams(plan, query.sort), ...pageParams(plan, asked) };
  const options = { signal, silent: true };
  const [answer, totals] = await Promise.all([
    host.call(plan.source.call, params, options),
    board.sum === undefined ? null : fetchTotals(),
  ]);
  return { value, page: readRowsPage(answer, { rowKey: plan.rowKey, paging, asked }), totals };

  /** A sum that fails leaves the cards alone. */
  async function fetchTotals(): Promise<Row | string> {
    const source = plan.summary?.source;
    if (!source) return {};
    try {
      const own = compileTemplate(source.params)(scope) as Record<string, unknown>;
      const result = await host.call(
        source.call,
        { ...takenParams(chosen, plan, source.call), ...own },
        options,
      );
      return readRow(result) ?? "服务器返回的合计格式不正确";
    } catch (error) {
      return failureText(error);
    }
  }
}
