import { useCallback, type UIEvent } from "react";
import { CHECK_WIDTH } from "./grid-columns.tsx";
import type { GridProps } from "./grid-props.ts";
import { useColumnWindow } from "./use-column-window.ts";
import { useLooseEdges } from "./use-loose-edges.ts";
import { useRowWindow } from "./use-row-window.ts";

interface GridState {
  /** Rows of other heights stand between the rows. */
  readonly isUneven: boolean;
  /** Index of the row that Tab leads to. */
  readonly entryAt: number;
}

/** The drawn rows and columns of a long or wide table. `scroller` belongs on the element that scrolls. */
export function useGridWindows(props: GridProps, { isUneven, entryAt }: GridState) {
  const { columns, selection, detail } = props;
  const {
    scroller,
    onScroll: onScrollRows,
    ...rowWindow
  } = useRowWindow({
    count: props.rows.length,
    rowHeight: props.rowHeight,
    isUneven,
    // The neighbours too, so that the arrow keys go on from a row that is out of sight.
    kept: [entryAt - 1, entryAt, entryAt + 1],
  });
  const leading = CHECK_WIDTH * ((selection ? 1 : 0) + (detail ? 1 : 0));
  const width = columns.reduce((sum, column) => sum + column.width, leading) + props.actionsWidth;
  const edges = edgeWidths(props, leading);
  const loose = useLooseEdges(scroller, edges);
  const { parts: columnParts, onScroll: onScrollColumns } = useColumnWindow({
    scroller,
    columns,
    width,
    leading,
    covered: loose.includes("left") ? 0 : edges.left,
    kept: props.keptColumn,
  });
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => {
      onScrollRows(event);
      onScrollColumns(event);
    },
    [onScrollRows, onScrollColumns],
  );
  return {
    scroller,
    width,
    loose,
    rowParts: rowWindow.parts,
    gapHeight: rowWindow.height,
    columnParts,
    onScroll,
  };
}

function fixedWidth(columns: GridProps["columns"], side: "left" | "right"): number {
  return columns.reduce((sum, { style, width }) => (style?.[side] === undefined ? sum : sum + width), 0);
}

/** Widths of what stays at each side. */
function edgeWidths({ columns, actionsWidth }: GridProps, leading: number): { left: number; right: number } {
  return {
    left: leading + fixedWidth(columns, "left"),
    right: actionsWidth + fixedWidth(columns, "right"),
  };
}
