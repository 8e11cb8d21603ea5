import { useMemo, useState } from "react";
import type { FieldEnvironment } from "../../../fields/field-view.ts";
import type { ColumnPlan, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
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
import type { KeyedRow } from "../data/rows-page.ts";
import { type KnownEntries, readEntries, withColumnsOf } from "./columns-of-rows.ts";
import { namesForCells } from "./column-reader.ts";
import { compileColumns, type GridColumn, type TitledColumn } from "./grid-columns.tsx";
import type { QueryShape } from "../query/query-shape.ts";
import { seeColumns, type SeenColumn } from "./seen-columns.ts";

interface ListColumnsInput {
  readonly screen: Screen<ListPlan>;
  readonly shape: QueryShape;
  /** The rows on show, which may give columns. */
  readonly state: { readonly rows: readonly KeyedRow[] };
  readonly environment: FieldEnvironment;
  readonly scope: Scope;
  readonly before: number;
  readonly after: number;
}

export interface ListColumns {
  /** The columns as planned, with those that the rows give. */
  readonly plans: readonly ColumnPlan[];
  readonly grid: readonly GridColumn[];
  /** Columns that the user has put out of sight. */
  readonly hidden: readonly TitledColumn[];
  /** Columns of the tables below the rows. */
  readonly detail: readonly GridColumn[];
  /** In px. */
  readonly rowHeight: number;
  /** Rows of one line: second lines are left out. */
  readonly isCompact: boolean;
  readonly settings: ColumnPanelProps;
  readonly onResize: (columnId: string, width: number) => void;
  /** Brings hidden columns into sight. */
  readonly onShow: (columnIds: readonly string[]) => void;
}

const NO_COLUMNS: ListPlan["columns"] = [];

/** The columns with those that the rows on show give; while there are no rows, as they were. */
function useColumnsOf(
  columns: readonly ColumnPlan[],
  rows: readonly KeyedRow[],
  scope: Scope,
): readonly ColumnPlan[] {
  const [kept, setKept] = useState("[]");
  const now = rows.length > 0 ? JSON.stringify(readEntries(columns, rows, scope)) : kept;
  if (now !== kept) setKept(now);
  return useMemo(() => withColumnsOf(columns, JSON.parse(now) as readonly KnownEntries[]), [columns, now]);
}

/** The columns as this user may see them and likes them. */
export function useListColumns(input: ListColumnsInput): ListColumns {
  const { screen, shape, environment, scope, before, after } = input;
  const { plan, host } = screen;
  const [layout, setLayout] = useUserSetting(screen, "columns", readLayout);
  const plans = useColumnsOf(plan.columns, input.state.rows, scope);
  const arranged = useMemo(() => arrangeColumns(plans, layout.columns), [plans, layout]);
  // Titles and conditions follow the list; the columns are made anew only when one of them has changed.
  const seenText = JSON.stringify(seeColumns(plans, host, scope));
  const titled = useMemo(() => {
    const seen = new Map((JSON.parse(seenText) as readonly SeenColumn[]).map((entry) => [entry.id, entry]));
    return arranged.flatMap((column): readonly TitledColumn[] => {
      const seenColumn = seen.get(column.plan.id);
      return seenColumn ? [{ ...column, ...seenColumn }] : [];
    });
  }, [arranged, seenText]);
  const cellScope = namesForCells(plans, scope);
  const common = useMemo(
    () => ({
      fields: host.fields,
      environment,
      scope: cellScope,
      isSortable: ({ id }: { readonly id: string }) => shape.sorts.includes(id),
    }),
    [host, environment, cellScope, shape],
  );
  const grid = useMemo(
    () => compileColumns({ ...common, before, after, columns: titled.filter(({ shown }) => shown) }),
    [common, before, after, titled],
  );
  const hidden = useMemo(() => titled.filter(({ shown }) => !shown), [titled]);
  const detail = useTableColumns({
    columns: plan.expand?.columns ?? NO_COLUMNS,
    host,
    environment,
    scope,
    after: 0,
  });
  const keep = (columns: typeof arranged) => setLayout({ ...layout, columns: savedColumns(columns) });
  return {
    plans,
    grid,
    hidden,
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
    onShow: (ids) => keep(ids.reduce((columns, id) => changeColumn(columns, id, { shown: true }), arranged)),
  };
}
