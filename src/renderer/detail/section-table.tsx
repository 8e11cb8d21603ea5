import { useMemo } from "react";
import type { Row } from "../../fields/field-view.ts";
import { fieldOf } from "../../schema/dotted-field.ts";
import type { TablePlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Scope, Screen } from "../host.ts";
import { readRowsPage, type RowsPage } from "../list/data/rows-page.ts";
import { LoadedTable } from "../table/loaded-table.tsx";
import type { TableActions } from "../table/plain-table.tsx";
import { useTableLook, type LookProps } from "../table/table-look.ts";
import { TableOf, type TableOfProps } from "../table/table-of.tsx";
import { TableNotice } from "../table/table-notice.tsx";
import { useTableColumns } from "../table/use-table-columns.ts";
import { SectionChart } from "./chart/section-chart.tsx";
import { useSectionActions, type SectionActions } from "./use-section-actions.ts";

interface SectionTableProps {
  readonly screen: Screen;
  readonly sectionId: string;
  readonly table: TablePlan;
  /** The name of the table for readers who do not see it. */
  readonly label: string;
  /** `record` included. */
  readonly scope: Scope;
  readonly record: Row;
  readonly actions: SectionActions;
  /** Grows when the rows have to be fetched again. */
  readonly version: number;
  /** Fetches the record that contains the entries again. */
  readonly onRetry: () => void;
}

/** A table in a section: entries of the record, or those that a call gives. */
export function SectionTable({ version, actions, onRetry, ...props }: SectionTableProps) {
  const { screen, sectionId, table, label, scope, record } = props;
  const rowActions = useSectionActions({ screen, sectionId, table, scope, actions });
  const columns = useTableColumns({
    columns: table.columns,
    host: screen.host,
    environment: screen.environment,
    scope,
    after: rowActions.width,
  });
  const look = { look: table.as, ...useTableLook(screen, table, scope) };
  const { record: around } = scope;
  const of = useMemo(() => ({ record, around, version }), [record, around, version]);
  if (!table.source)
    return <RecordTable {...{ screen, table, label, record, columns, rowActions, look, onRetry }} />;
  return (
    <LoadedTable
      screen={screen}
      source={table.source}
      pageSize={table.pageSize}
      {...look}
      scope={scope}
      of={of}
      label={label}
      columns={columns}
      rowActions={rowActions}
    />
  );
}

interface RecordTableProps extends Pick<
  SectionTableProps,
  "screen" | "table" | "label" | "record" | "onRetry"
> {
  readonly columns: ReturnType<typeof useTableColumns>;
  readonly rowActions: TableActions;
  readonly look: LookProps & Pick<TableOfProps, "look">;
}

function RecordTable(props: RecordTableProps) {
  const { screen, table, label, record, columns, rowActions, look, onRetry } = props;
  const state = useMemo(() => readEntries(table, record), [table, record]);
  return (
    <>
      {table.chart ? (
        <SectionChart
          screen={screen}
          table={table}
          type={table.chart}
          label={label}
          columns={columns}
          page={state.rows}
        />
      ) : (
        <TableOf
          {...look}
          label={label}
          columns={columns}
          rows={state.rows.rows}
          busy={false}
          rowActions={rowActions}
        />
      )}
      <TableNotice state={state} onRetry={onRetry} />
    </>
  );
}

type EntriesState = { readonly rows: RowsPage } & (
  | { readonly status: "ready" }
  | { readonly status: "failed"; readonly message: string }
);

const NO_ROWS: RowsPage = { rows: [], total: 0, dropped: 0, totals: null };

/** The entries that stand in the record; where the catalogue promises a list, none is no list. */
function readEntries({ rows: name, mayBeMissing }: TablePlan, record: Row): EntriesState {
  const entries = fieldOf(record, name);
  const isMissing = entries === null || entries === undefined;
  if (isMissing && mayBeMissing) return { status: "ready", rows: NO_ROWS };
  if (!Array.isArray(entries)) return { status: "failed", rows: NO_ROWS, message: "服务器没有给出这个列表" };
  return { status: "ready", rows: readRowsPage(entries, { rowKey: "id" }) };
}
