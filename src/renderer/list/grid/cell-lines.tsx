import type { ReactNode } from "react";
import { blankCell } from "../../../fields/cells/formatted-cell.tsx";
import type { Row } from "../../../fields/field-view.ts";
import type { GridColumn } from "./grid-columns.tsx";

interface CellLinesProps {
  readonly column: GridColumn;
  readonly row: Row;
  /** Stands for the value itself. */
  readonly children?: ReactNode;
}

/** A value, and the quieter line below it when there is one. */
export function CellLines({ column, row, children = column.cell(row) }: CellLinesProps) {
  const second = column.second?.(row) ?? blankCell;
  if (second === blankCell) return children;
  return (
    <>
      <span className="grid-first">{children}</span>
      <span className="grid-second">{second}</span>
    </>
  );
}
