import { useMemo } from "react";
import type { StateTables } from "../../../schema/contracts.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import type { GridColumn } from "../grid/grid-columns.tsx";
import type { DetailSource } from "../grid/row-detail.tsx";

/** The tables below the rows; undefined when the plan has none. */
export function useDetailSource(
  screen: Screen<ListPlan>,
  columns: readonly GridColumn[],
  scope: Scope,
  states: StateTables,
): DetailSource | undefined {
  const { expand } = screen.plan;
  return useMemo(
    () => expand && { screen, expand, columns, scope, states },
    [screen, expand, columns, scope, states],
  );
}
