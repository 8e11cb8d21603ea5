import "../list/grid/grid.css";
import "./table.css";
import { type MouseEvent, useMemo, useRef } from "react";
import type { Row } from "../../fields/field-view.ts";
import type { TableLook } from "../../schema/plan/plans/screen-plan.ts";
import type { CompiledAction } from "../action/compile-action.ts";
import type { Scope } from "../host.ts";
import type { GridColumn } from "../list/grid/grid-columns.tsx";
import { GridHead } from "../list/grid/grid-head.tsx";
import { RowCells } from "../list/grid/grid-row.tsx";
import type { CellExtra, RowExtras } from "../list/grid/row-extras.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { roomForAmounts } from "./room-for-amounts.ts";
import { useIsCutOff } from "./use-is-cut-off.ts";

/** The actions of a table's rows. */
export interface TableActions {
  readonly actions: readonly CompiledAction[];
  /** In px. */
  readonly width: number;
  /** Names that the actions of a row see. */
  readonly scopeOf: (row: Row) => Scope;
  /** Ids of those that are running on a row. */
  readonly runningAt: (rowKey: string) => readonly string[];
  readonly onStart: (entry: KeyedRow, actionId: string) => void;
}

export interface PlainTableProps {
  /** The name of the table for readers who do not see it. */
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly KeyedRow[];
  readonly busy: boolean;
  readonly rowActions?: TableActions | undefined;
  /** Other than rows below each other under their titles. */
  readonly look?: Exclude<TableLook, "strips"> | undefined;
  /** Of a `progress`: how far the node of a row is. */
  readonly stageOf?: ((row: Row) => Stage) | undefined;
}

export type Stage = "done" | "current" | "waiting" | "failed";

/** A table as high as its rows, whose cells may take several lines; its edge columns stay in sight. */
export function PlainTable(props: PlainTableProps) {
  const { label, rows, busy, rowActions, look, stageOf } = props;
  const columns = useMemo(() => roomForAmounts(props.columns, rows), [props.columns, rows]);
  const actions = rowActions?.actions ?? [];
  const hasActions = actions.length > 0;
  const actionsWidth = hasActions ? (rowActions?.width ?? 0) : 0;
  const width = columns.reduce((sum, column) => sum + column.width, actionsWidth);
  const frame = useRef<HTMLDivElement>(null);
  const isCutOff = useIsCutOff(frame, look ? 0 : width);
  const titled = useMemo(() => (look === "timeline" ? titledCells(columns) : undefined), [look, columns]);
  const start = (rowKey: string | undefined, actionId: string) => {
    const entry = rows.find(({ key }) => key === rowKey);
    if (entry) rowActions?.onStart(entry, actionId);
  };
  const startClicked = ({ target }: MouseEvent<HTMLTableElement>) => {
    const clicked = target instanceof Element ? target.closest<HTMLElement>("[data-action]") : null;
    const actionId = clicked?.dataset.action;
    if (actionId !== undefined) start(clicked?.closest<HTMLElement>("tr[data-key]")?.dataset.key, actionId);
  };
  return (
    <div
      className="table-frame"
      ref={frame}
      // Makes the columns scroll with the arrow keys.
      {...(isCutOff && { role: "group", "aria-label": label, tabIndex: 0 })}
    >
      <table
        className={look ? `grid table-plain table-${look}` : "grid table-plain"}
        aria-label={label}
        aria-busy={busy}
        style={{ minWidth: look ? undefined : width }}
        {...(hasActions && { onClick: startClicked })}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} data-column={column.id} style={{ width: column.width }} />
          ))}
          {hasActions && <col style={{ width: actionsWidth }} />}
        </colgroup>
        <GridHead
          columns={columns}
          rows={rows}
          sort={null}
          canResize={false}
          hasDetail={false}
          hasActions={hasActions}
        />
        <tbody>
          {rows.map((entry) => (
            <tr
              key={entry.key}
              {...(hasActions && { "data-key": entry.key })}
              {...(hasHint(columns, entry.row) && { tabIndex: 0 })}
              {...(stageOf && stageMarks(stageOf(entry.row)))}
            >
              <RowCells
                entry={entry}
                columns={columns}
                actions={actions}
                scopeOf={rowActions?.scopeOf ?? nothing}
                running={rowActions?.runningAt(entry.key) ?? []}
                onStart={start}
                extras={titled}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The node that is at work is the step of now for those who do not see its colour. */
function stageMarks(stage: Stage) {
  return { "data-stage": stage, ...(stage === "current" && { "aria-current": "step" as const }) };
}

/** Such a row can be reached, so that the keyboard gets to the text behind its marks. */
function hasHint(columns: readonly GridColumn[], row: Row): boolean {
  return columns.some(({ hint }) => hint !== undefined && hint(row).text !== "");
}

/** Time and person speak for themselves; what else an entry says stands behind its title. */
function titledCells(columns: readonly GridColumn[]): RowExtras {
  const titles = new Map(columns.slice(2).map(({ id, title }) => [id, title]));
  return {
    cellOf: (columnId) => ({ attributes: { "data-title": titles.get(columnId) } as CellExtra["attributes"] }),
  };
}

function nothing(): Scope {
  return {};
}
