import type { ReactNode, TdHTMLAttributes } from "react";

/** A sheet's additions to the cells of a row; the same object as long as none of them has changed. */
export interface RowExtras {
  readonly cellOf: (columnId: string, columnIndex: number) => CellExtra;
}

export interface CellExtra {
  readonly className?: string;
  readonly attributes: TdHTMLAttributes<HTMLTableCellElement>;
  /** Laid over the value. */
  readonly over?: ReactNode;
  /** Before the value. */
  readonly mark?: ReactNode;
  /** There is no value yet, not even a sign for none. */
  readonly isBlank?: boolean;
}
