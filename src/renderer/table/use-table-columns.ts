import { useMemo } from "react";
import type { FieldEnvironment } from "../../fields/field-view.ts";
import type { ColumnPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost, Scope } from "../host.ts";
import { namesForCells } from "../list/grid/column-reader.ts";
import { compileColumns, type GridColumn } from "../list/grid/grid-columns.tsx";
import { seeColumns, type SeenColumn } from "../list/grid/seen-columns.ts";

interface TableColumnsInput {
  readonly columns: readonly ColumnPlan[];
  readonly host: RendererHost;
  readonly environment: FieldEnvironment;
  /** Names that titles and conditions see. */
  readonly scope: Scope;
  /** Width of what stands right of the last column. */
  readonly after: number;
}

/** The columns of a table without column settings, as this user may see them. */
export function useTableColumns(input: TableColumnsInput): readonly GridColumn[] {
  const { columns, host, environment, scope, after } = input;
  // Titles and conditions follow what is around; the columns are made anew only when one of them has changed.
  const seenText = JSON.stringify(seeColumns(columns, host, scope));
  const cellScope = namesForCells(columns, scope);
  return useMemo(() => {
    const plans = new Map(columns.map((plan) => [plan.id, plan]));
    const titled = (JSON.parse(seenText) as readonly SeenColumn[]).flatMap((seen) => {
      const plan = plans.get(seen.id);
      const { width = 0, fixed = "none" } = plan ?? {};
      return plan ? [{ ...seen, plan, width, fixed, shown: true } as const] : [];
    });
    const isSortable = () => false;
    return compileColumns({
      columns: titled,
      fields: host.fields,
      environment,
      scope: cellScope,
      isSortable,
      before: 0,
      after,
    });
  }, [columns, seenText, host, environment, cellScope, after]);
}
