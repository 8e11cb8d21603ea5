import { useMemo, type ReactNode } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { CallState } from "../data/use-call.ts";
import type { ListColumns } from "../grid/use-list-columns.ts";
import { summedColumns, totalOf } from "./ticked-totals.ts";

/** A total of the ticked rows in the bar above the rows. */
export interface TickedTotal {
  readonly id: string;
  readonly title: string;
  readonly value: ReactNode;
}

interface TickedTotalsInput {
  readonly plan: ListPlan;
  readonly columns: ListColumns;
  readonly totals: CallState<Row> | null;
  /** The ticked rows. */
  readonly rows: readonly Row[];
}

/** The totals of the ticked rows in the columns on show, worked out from these rows alone. */
export function useTickedTotals({ plan, columns, totals, rows }: TickedTotalsInput): readonly TickedTotal[] {
  const whole = totals?.state.status === "ready" ? totals.state.value : undefined;
  return useMemo(() => {
    if (rows.length === 0) return [];
    return summedColumns(plan, columns.plans, whole).flatMap((column) => {
      const shown = columns.grid.find(({ id }) => id === column.id);
      const total = totalOf(rows, column);
      if (!shown || total === null) return [];
      const title = shown.title.endsWith("合计") ? shown.title : `${shown.title}合计`;
      return [{ id: column.id, title, value: shown.cell({ [column.field]: total }) }];
    });
  }, [plan, columns.plans, columns.grid, whole, rows]);
}
