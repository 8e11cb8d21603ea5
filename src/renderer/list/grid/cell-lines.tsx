import type { ReactNode } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { GridColumn } from "./grid-columns.tsx";

interface CellLinesProps {
  readonly column: GridColumn;
  readonly row: Row;
  /** Stands for the value itself. */
  readonly children?: ReactNode;
}

/** A value, and the quieter line below it when the column has one. */
export function CellLines({ column, row, children = column.cell(row) }: CellLinesProps) {
  if (!column.second) return children;
  return (
    <>
      <span className="grid-first">{children}</span>
      <span className="grid-second">{column.second(row)}</span>
    </>
  );
}
