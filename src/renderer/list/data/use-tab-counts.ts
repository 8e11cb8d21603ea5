import { useMemo } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import type { ListQuery } from "../query/list-query.ts";
import type { QueryShape } from "../query/query-shape.ts";
import { missingFilters, requiredParams } from "./list-params.ts";
import { readRow } from "./rows-page.ts";
import { type CallState, useCall } from "./use-call.ts";

interface TabCountsInput {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  readonly query: ListQuery;
  readonly scope: Scope;
  readonly version: number;
}

/**
 * The numbers on the tabs of a list, fetched again when `version` changes. They count by the conditions that the list
 * cannot do without, as the year of a list of a year, and ignore its other filters.
 */
export function useTabCounts({ screen, shape, query, scope, version }: TabCountsInput): CallState<Row> {
  const { plan, host } = screen;
  const isMissing = missingFilters(shape, query, scope).length > 0;
  const { filters } = query;
  const beside = useMemo(() => requiredParams(shape, filters, host), [shape, filters, host]);
  const use = isMissing ? undefined : plan.tabs?.counts;
  return useCall({ host, use, scope, beside, version, read: readCounts });
}

function readCounts(result: unknown): Row {
  const counts = readRow(result);
  if (!counts) throw new Error("服务器返回的数量格式不正确");
  return counts;
}
