import "./grid.css";
import { memo, useEffect, useMemo, useRef, useState, type CSSProperties } from "react";
import { CHECK_WIDTH, type GridColumn } from "./grid-columns.tsx";
import { createGridEvents } from "./grid-events.ts";
import { GridBody } from "./grid-body.tsx";
import { GridEnd } from "./grid-end.tsx";
import { GridHead } from "./grid-head.tsx";
import type { GridProps } from "./grid-props.ts";
import { groupColumns } from "./group-columns.ts";
import { dragColumnEdge } from "./resize-columns.ts";
import { useDelayedFlag } from "./use-delayed-flag.ts";
import { useGridWindows } from "./use-grid-windows.ts";
import { useOpenDetails } from "./use-open-details.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** One real table with a head, edge columns and a footer that stay; a handful of handlers serve all its rows. */
export const Grid = memo(function Grid(props: GridProps) {
  const { columns, rows, selection, detail } = props;
  const details = useOpenDetails(rows);
  const isDimmed = useDelayedFlag(props.busy);
  const [entered, setEntered] = useState<string | null>(null);
  const end = useRef<HTMLSpanElement>(null);
  const latest = useRef({ ...props, end, onToggleDetail: details.toggle, onEnterRow: setEntered });
  useEffect(() => {
    latest.current = { ...props, end, onToggleDetail: details.toggle, onEnterRow: setEntered };
  }, [props, details.toggle]);
  const { start, ...handlers } = useMemo(() => createGridEvents(() => latest.current), []);
  const enteredAt = rows.findIndex(({ key }) => key === entered);
  const entryAt = Math.max(0, enteredAt);
  const windows = useGridWindows(props, { isUneven: details.isAnyOpen, entryAt });
  const { scroller, width, loose } = windows;
  const rowFocus = useRowFocus(scroller, rows, enteredAt);
  const headRows = groupColumns(columns).some(({ title }) => title !== undefined) ? 2 : 1;
  return (
    <section
      className="grid-scroller"
      aria-label={props.label}
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a row nothing in it takes the focus, to scroll its columns by
      tabIndex={rows.length === 0 ? 0 : -1}
      onScroll={windows.onScroll}
      {...rowFocus}
    >
      <table
        className="grid"
        style={
          { minWidth: width, "--grid-row": `${props.rowHeight}px`, ...fixedSides(props) } as CSSProperties
        }
        aria-label={props.label}
        aria-busy={props.busy}
        {...(props.extrasOf && { role: "grid" })}
        {...(props.tree && { role: "treegrid" })}
        // Not by a style for `busy`: beginning to fade paints all rows anew, also for an answer that comes at once.
        {...(isDimmed && { "data-dimmed": true })}
        {...(props.isCompact && { "data-compact": true })}
        {...(loose !== "" && { "data-loose": loose })}
        aria-rowcount={props.total + headRows}
        {...(windows.columnParts && { "aria-colcount": columnCount(props) })}
        onPointerDown={(event) => dragColumnEdge(event, props.onResize)}
        {...handlers}
      >
        <colgroup>
          {detail && <col style={{ width: CHECK_WIDTH }} />}
          {selection && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.id} data-column={column.id} style={{ width: growing(column, width) }} />
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
          parts={windows.rowParts}
          columnParts={windows.columnParts}
          gapHeight={windows.gapHeight}
          headRows={headRows}
          entryAt={entryAt}
          details={details}
          onStart={start}
        />
        {props.footer}
      </table>
      <GridEnd end={end} scroller={scroller} columns={columns} rows={rows} />
    </section>
  );
});

/** The widths that the columns which stay take at both sides, for what must not hide behind them. */
function fixedSides({ columns, selection, detail, actionsWidth }: GridProps) {
  const boxes = (selection ? CHECK_WIDTH : 0) + (detail ? CHECK_WIDTH : 0);
  const widthOf = (side: "left" | "right") =>
    columns.reduce((sum, { style, width }) => (style?.[side] === undefined ? sum : sum + width), 0);
  return {
    "--grid-left": `${boxes + widthOf("left")}px`,
    "--grid-right": `${actionsWidth + widthOf("right")}px`,
  };
}

/** Cells of a row, those of boxes and actions with them. */
function columnCount({ columns, selection, detail, actionsWidth }: GridProps): number {
  return columns.length + (selection ? 1 : 0) + (detail ? 1 : 0) + (actionsWidth > 0 ? 1 : 0);
}

/** The column's width with its share of what the scroller has left beside the whole table; boxes and actions never grow. */
function growing({ width, share }: GridColumn, whole: number): number | string {
  return share === 0 ? width : `calc(${width}px + max(0px, 100cqw - ${whole}px) * ${share.toFixed(6)})`;
}
