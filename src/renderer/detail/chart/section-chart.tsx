import "./chart.css";
import { useMemo, useState } from "react";
import type { ChartType, TablePlan } from "../../../schema/plan/plans/screen-plan.ts";
import { Button } from "../../button.tsx";
import type { Screen } from "../../host.ts";
import type { RowsPage } from "../../list/data/rows-page.ts";
import type { GridColumn } from "../../list/grid/grid-columns.tsx";
import { PlainTable } from "../../table/plain-table.tsx";
import { ChartCanvas } from "./chart-canvas.tsx";
import { readDrawing } from "./read-drawing.ts";

interface SectionChartProps {
  readonly screen: Screen;
  readonly table: TablePlan;
  readonly type: ChartType;
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly page: RowsPage;
}

/**
 * Entries as a drawing. The table of the same numbers is always there for screen readers, and replaces the drawing
 * when the user chooses it.
 */
export function SectionChart({ screen, table, type, label, columns, page }: SectionChartProps) {
  const [asTable, setAsTable] = useState(false);
  const { host, environment } = screen;
  const { rows } = page;
  const drawing = useMemo(
    () =>
      readDrawing({
        type,
        columns: table.columns,
        titles: new Map(columns.map(({ id, title }) => [id, title])),
        rows: rows.map(({ row }) => row),
        fields: host.fields,
        environment,
      }),
    [type, table, columns, rows, host.fields, environment],
  );
  const isEmpty = rows.length === 0;
  const other = asTable ? "图表" : "数据";
  return (
    <>
      {!isEmpty && (
        <div className="chart-switch">
          <Button size="small" aria-label={`${label} ${other}`.trim()} onClick={() => setAsTable(!asTable)}>
            {other}
          </Button>
        </div>
      )}
      <div className="chart">
        {!isEmpty && !asTable && <ChartCanvas drawing={drawing} />}
        <div className={asTable && !isEmpty ? undefined : "chart-unseen"}>
          <PlainTable label={label} columns={columns} rows={rows} busy={false} />
        </div>
      </div>
    </>
  );
}
