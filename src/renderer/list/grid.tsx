import "./grid.css";
import { memo, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from "react";
import type { CompiledAction } from "../action/compile-action.ts";
import type { ActionRunner } from "../action/use-action-runner.ts";
import type { Scope } from "../screen.ts";
import { CHECK_WIDTH, type GridColumn } from "./grid-columns.tsx";
import { createGridEvents } from "./grid-events.ts";
import { GridBody } from "./grid-body.tsx";
import { GridHead } from "./grid-head.tsx";
import { groupColumns } from "./group-columns.ts";
import type { ListSort } from "./list-query.ts";
import { dragColumnEdge } from "./resize-columns.ts";
import type { DetailSource } from "./row-detail.tsx";
import type { KeyedRow } from "./rows-page.ts";
import { useOpenDetails } from "./use-open-details.ts";
import { useWindow } from "./use-window.ts";

export interface GridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly KeyedRow[];
  /** In px. */
  readonly rowHeight: number;
  /** Rows of the list before this page, and in all. */
  readonly offset: number;
  readonly total: number;
  readonly busy: boolean;
  readonly sort: ListSort | null;
  readonly onSort: (columnId: string) => void;
  readonly onResize: (columnId: string, width: number) => void;
  readonly actions: readonly CompiledAction[];
  readonly actionsWidth: number;
  readonly scope: Scope;
  readonly runningAt: ActionRunner["runningAt"];
  readonly onStart: (rowKey: string, actionId: string) => void;
  /** Absent: rows cannot be ticked. */
  readonly selection?: {
    readonly keys: ReadonlySet<string>;
    readonly toggle: (entries: readonly KeyedRow[], on: boolean) => void;
  };
  /** Absent: rows cannot be opened. */
  readonly detail?: DetailSource | undefined;
  /** A row that stays in sight below the others. */
  readonly footer?: ReactNode;
}

/** One real table with a head, edge columns and a footer that stay; a handful of handlers serve all its rows. */
export const Grid = memo(function Grid(props: GridProps) {
  const { columns, rows, selection, detail } = props;
  const details = useOpenDetails(rows);
  const [entered, setEntered] = useState<string | null>(null);
  const latest = useRef({ ...props, onToggleDetail: details.toggle, onEnterRow: setEntered });
  useEffect(() => {
    latest.current = { ...props, onToggleDetail: details.toggle, onEnterRow: setEntered };
  }, [props, details.toggle]);
  const { start, ...handlers } = useMemo(() => createGridEvents(() => latest.current), []);
  const enteredAt = rows.findIndex(({ key }) => key === entered);
  const entryAt = Math.max(0, enteredAt);
  const { scroller, onScroll, parts, height } = useWindow({
    count: rows.length,
    rowHeight: props.rowHeight,
    isUneven: details.isAnyOpen,
    // The neighbours too, so that the arrow keys go on from a row that is out of sight.
    kept: [entryAt - 1, entryAt, entryAt + 1],
  });
  const headRows = groupColumns(columns).some(({ title }) => title !== undefined) ? 2 : 1;
  const leading = CHECK_WIDTH * ((selection ? 1 : 0) + (detail ? 1 : 0));
  const width = columns.reduce((sum, column) => sum + column.width, leading) + props.actionsWidth;
  return (
    <section className="grid-scroller" aria-label={props.label} ref={scroller} onScroll={onScroll}>
      <table
        className="grid"
        style={{ minWidth: width, "--grid-row": `${props.rowHeight}px` } as CSSProperties}
        aria-label={props.label}
        aria-busy={props.busy}
        aria-rowcount={props.total + headRows}
        onPointerDown={(event) => dragColumnEdge(event, props.onResize)}
        {...handlers}
      >
        <colgroup>
          {detail && <col style={{ width: CHECK_WIDTH }} />}
          {selection && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map((column) => (
            <col
              key={column.id}
              data-column={column.id}
              style={{ width: column.isElastic ? "auto" : column.width }}
            />
          ))}
          {props.actionsWidth > 0 && <col style={{ width: props.actionsWidth }} />}
        </colgroup>
        <GridHead
          columns={columns}
          rows={rows}
          sort={props.sort}
          canResize
          hasDetail={detail !== undefined}
          hasActions={props.actionsWidth > 0}
          {...(selection && { selection })}
        />
        <GridBody
          grid={props}
          parts={parts}
          gapHeight={height}
          headRows={headRows}
          entryAt={entryAt}
          details={details}
          onStart={start}
        />
        {props.footer}
      </table>
    </section>
  );
});
