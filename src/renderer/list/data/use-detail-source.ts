import { useMemo } from "react";
import { compileTemplate } from "../../../expression/template.ts";
import type { StateTables } from "../../../schema/contracts.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import { withRow } from "../../row-scope.ts";
import type { GridColumn } from "../grid/grid-columns.tsx";
import type { DetailSource } from "../grid/row-detail.tsx";
import { readRowsPage } from "./rows-page.ts";

/** The tables below the rows; undefined when the plan has none. */
export function useDetailSource(
  { plan, host }: Screen<ListPlan>,
  columns: readonly GridColumn[],
  scope: Scope,
  states: StateTables,
): DetailSource | undefined {
  return useMemo(() => {
    const source = plan.expand?.source;
    if (!source) return undefined;
    return {
      columns,
      load: async (row, signal) => {
        const params = compileTemplate(source.params)(withRow(scope, row, states)) as Record<string, unknown>;
        const result = await host.call(source.call, params, { signal, silent: true });
        return readRowsPage(result, { rowKey: "id", paging: plan.calls[source.call]?.paging }).rows;
      },
    };
  }, [plan, host, columns, scope, states]);
}
