/** A cell by its row and its column on show, from 0. */
export interface CellAt {
  readonly row: number;
  readonly column: number;
}

/** The cells between two, both of them included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeOf(from: CellAt, to: CellAt): CellRange {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

/** Every cell of the range, row by row. */
export function cellsOf({ top, bottom, left, right }: CellRange): CellAt[] {
  return Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_column, along) => ({ row: top + down, column: left + along })),
  ).flat();
}

/** The cell itself where it is one of the sheet, else the nearest one. */
export function clampCell({ row, column }: CellAt, rows: number, columns: number): CellAt {
  return {
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}
