import { useMemo } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { DetailSectionPlan } from "../../schema/plan/plans/screen-plan.ts";
import { nodeMark } from "../probe.ts";
import { maySee } from "../screen.ts";
import type { Scope, Screen } from "../host.ts";
import { Button } from "../button.tsx";
import { compileFieldCell } from "../field-cell.tsx";
import { useEntries, type EntriesState } from "./use-entries.ts";

interface SectionTableProps {
  readonly screen: Screen;
  readonly table: NonNullable<DetailSectionPlan["table"]>;
  /** The name of the table for readers who do not see it. */
  readonly label: string;
  readonly scope: Scope;
  readonly record: Row;
}

/** A table in a section: entries of the record, or those that a call gives. */
export function SectionTable({ screen, table, label, scope, record }: SectionTableProps) {
  const { host, environment, plan } = screen;
  const columns = useMemo(
    () =>
      table.columns
        .filter((column) => maySee(host, column))
        .map((column) => ({ column, cell: compileFieldCell(column, host.fields[column.kind], environment) })),
    [table, host, environment],
  );
  const paging = table.source && plan.calls[table.source.call]?.paging;
  const { state, retry } = useEntries({ table, record, scope, host, rowsName: paging?.rows });
  const width = columns.reduce((sum, { column }) => sum + column.width, 0);
  return (
    <div className="detail-table-frame">
      <table className="detail-table" aria-label={label} style={{ minWidth: width }}>
        <colgroup>
          {columns.map(({ column }) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ column }) => (
              <th
                key={column.id}
                scope="col"
                style={{ textAlign: column.align }}
                title={column.tooltip}
                {...nodeMark?.(`column:${column.id}`)}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(state.rows, (row, index) => (
            <tr key={index}>
              {columns.map(({ column, cell }) => (
                <td key={column.id} style={{ textAlign: column.align }}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TableNotice state={state} onRetry={retry} />
    </div>
  );
}

function TableNotice({ state, onRetry }: { readonly state: EntriesState; readonly onRetry: () => void }) {
  if (state.status === "failed") {
    return (
      <p className="detail-table-notice" role="alert">
        {`加载失败：${state.message}`}
        <Button size="small" onClick={onRetry}>
          重试
        </Button>
      </p>
    );
  }
  if (state.status === "loading") return <output className="detail-table-notice">加载中...</output>;
  return state.rows.length === 0 ? <p className="detail-table-notice">暂无数据</p> : null;
}
