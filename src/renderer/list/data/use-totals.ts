import { useMemo } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import { failureText } from "../../failure-text.ts";
import { missingFilters, rowParams, takenParams } from "./list-params.ts";
import type { ListState } from "./list-store.ts";
import type { QueryShape } from "../query/query-shape.ts";
import { openView } from "../views/open-view.ts";
import { readRow } from "./rows-page.ts";
import { useCall, type CallState } from "./use-call.ts";

interface TotalsInput {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  readonly state: ListState;
  readonly scope: Scope;
  readonly version: number;
  readonly retry: () => void;
}

/** The totals of the whole list: from its own answer, or from a call of their own with the parameters that choose the rows. */
export function useTotals({
  screen,
  shape,
  state,
  scope,
  version,
  retry,
}: TotalsInput): CallState<Row> | null {
  const { plan, host } = screen;
  const { summary } = plan;
  const source = summary?.source;
  const { query } = state;
  const beside = useMemo(() => {
    // Before the list has answered its parameters may not be what it needs.
    if (!source || openView(plan, query) || !state.loaded || missingFilters(shape, query, scope).length > 0)
      return null;
    try {
      return { params: takenParams(rowParams(screen, shape, query, scope), plan, source.call) };
    } catch (error) {
      return { failure: failureText(error) };
    }
  }, [source, state.loaded, screen, shape, query, scope, plan]);
  const call = useCall({
    host,
    use: beside?.params && source,
    scope,
    ...(beside?.params && { beside: beside.params }),
    version,
    read: readTotals,
  });
  if (!summary) return null;
  if (beside?.failure !== undefined) return { state: { status: "failed", message: beside.failure }, retry };
  if (source) return call;
  if (state.totals) return { state: { status: "ready", value: state.totals }, retry };
  return state.busy || !state.loaded
    ? { state: { status: "loading" }, retry }
    : { state: { status: "ready", value: {} }, retry };
}

function readTotals(result: unknown): Row {
  const totals = readRow(result);
  if (!totals) throw new Error("服务器返回的合计格式不正确");
  return totals;
}
