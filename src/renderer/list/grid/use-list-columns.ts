import { useMemo } from "react";
import type { FieldEnvironment } from "../../../fields/field-view.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../../host.ts";
import { useUserSetting } from "../../use-user-setting.ts";
import {
  arrangeColumns,
  changeColumn,
  readLayout,
  ROW_HEIGHTS,
  savedColumns,
} from "../settings/column-settings/column-layout.ts";
import type { ColumnPanelProps } from "../settings/column-settings/column-panel.tsx";
import { useTableColumns } from "../../table/use-table-columns.ts";
import { compileColumns, type GridColumn, type TitledColumn } from "./grid-columns.tsx";
import type { QueryShape } from "../query/query-shape.ts";
import { seeColumns, type SeenColumn } from "./seen-columns.ts";

interface ListColumnsInput {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  readonly environment: FieldEnvironment;
  readonly scope: Scope;
  readonly before: number;
  readonly after: number;
}

export interface ListColumns {
  readonly grid: readonly GridColumn[];
  /** Columns of the tables below the rows. */
  readonly detail: readonly GridColumn[];
  /** In px. */
  readonly rowHeight: number;
  /** Rows of one line: second lines are left out. */
  readonly isCompact: boolean;
  readonly settings: ColumnPanelProps;
  readonly onResize: (columnId: string, width: number) => void;
}

const NO_COLUMNS: ListPlan["columns"] = [];

/** The columns as this user may see them and likes them. */
export function useListColumns(input: ListColumnsInput): ListColumns {
  const { screen, shape, environment, scope, before, after } = input;
  const { plan, host } = screen;
  const [layout, setLayout] = useUserSetting(screen, "columns", readLayout);
  const arranged = useMemo(() => arrangeColumns(plan.columns, layout.columns), [plan, layout]);
  // Titles and conditions follow the list; the columns are made anew only when one of them has changed.
  const seenText = JSON.stringify(seeColumns(plan.columns, host, scope));
  const titled = useMemo(() => {
    const seen = new Map((JSON.parse(seenText) as readonly SeenColumn[]).map((entry) => [entry.id, entry]));
    return arranged.flatMap((column): readonly TitledColumn[] => {
      const seenColumn = seen.get(column.plan.id);
      return seenColumn ? [{ ...column, ...seenColumn }] : [];
    });
  }, [arranged, seenText]);
  const common = useMemo(
    () => ({
      fields: host.fields,
      environment,
      isSortable: ({ id }: { readonly id: string }) => shape.sorts.includes(id),
    }),
    [host, environment, shape],
  );
  const grid = useMemo(
    () => compileColumns({ ...common, before, after, columns: titled.filter(({ shown }) => shown) }),
    [common, before, after, titled],
  );
  const detail = useTableColumns({
    columns: plan.expand?.columns ?? NO_COLUMNS,
    host,
    environment,
    scope,
    after: 0,
  });
  const keep = (columns: typeof arranged) => setLayout({ ...layout, columns: savedColumns(columns) });
  return {
    grid,
    detail,
    rowHeight: ROW_HEIGHTS[layout.density],
    isCompact: layout.density === "compact",
    settings: {
      columns: arranged,
      titled,
      density: layout.density,
      onColumns: keep,
      onDensity: (density) => setLayout({ ...layout, density }),
      onReset: () => setLayout(null),
    },
    onResize: (columnId, width) => keep(changeColumn(arranged, columnId, { width })),
  };
}
