import type { ImportRow, PlannedRow, RowEffect } from "../contracts/import-kind.ts";
import type { FieldError } from "../platform/errors.ts";
import type { WorkbookColumn } from "../platform/spreadsheet/workbook-column.ts";

/** Faults by the lines of their rows. */
export type FaultsByLine = ReadonlyMap<number, readonly FieldError[]>;

/**
 * The rows with the faults of their cells and those found of them, in the order of the columns; of a cell that cannot be
 * read nothing else is said.
 */
export function plannedRows(
  rows: readonly ImportRow[],
  found: FaultsByLine,
  columns: readonly WorkbookColumn[],
  effectOf: (row: ImportRow) => RowEffect = () => "new",
): PlannedRow[] {
  return rows.map((row) => ({
    ...row,
    effect: effectOf(row),
    faults: inOrder([...row.faults, ...beyondCells(row, found.get(row.line) ?? [])], columns),
  }));
}

function beyondCells({ faults }: ImportRow, found: readonly FieldError[]): FieldError[] {
  const unread = new Set(faults.map(({ path }) => path));
  return found.filter(({ path }) => !unread.has(path));
}

function inOrder(faults: readonly FieldError[], columns: readonly WorkbookColumn[]): FieldError[] {
  const place = ({ path }: FieldError) => columns.findIndex(({ name }) => name === path);
  return faults.toSorted((a, b) => place(a) - place(b));
}
