import type { Row } from "../../../fields/field-view.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import { readRow } from "./rows-page.ts";
import { type CallState, useCall } from "./use-call.ts";

/** The numbers on the tabs of a list, asked for anew when `version` changes. */
export function useTabCounts(
  { plan, host }: Screen<ListPlan>,
  scope: Scope,
  version: number,
): CallState<Row> {
  return useCall({ host, use: plan.tabs?.counts, scope, version, read: readCounts });
}

function readCounts(result: unknown): Row {
  const counts = readRow(result);
  if (!counts) throw new Error("服务器返回的数量格式不正确");
  return counts;
}
