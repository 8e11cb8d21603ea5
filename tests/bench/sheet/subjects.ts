import type { PageName } from "../build-pages.ts";
import type { Subject } from "../report.ts";
import { COLUMNS } from "./columns.ts";
import { lines } from "./lines.ts";

/** A page with the measured sheet, and where its cells are found: rows and columns count from 0. */
export interface SheetSubject extends Subject {
  readonly name: PageName;
  readonly query: string;
  readonly cell: (row: number, column: number) => string;
  readonly sum: (column: number) => string;
  /** The cell while it has the focus. */
  readonly focused: (row: number, column: number) => string;
}

const keyOf = (row: number) => lines[row]?.id;
const fieldOf = (column: number) => COLUMNS[column]?.field;

const OURS: SheetSubject = {
  name: "ours",
  title: "ours",
  query: "?screen=bench.sheet",
  cell: (row, column) => `tr[data-key="${keyOf(row)}"] > td:nth-child(${column + 1})`,
  sum: (column) => `tfoot tr:last-child > td:nth-child(${column + 1})`,
  focused: (row, column) => `${OURS.cell(row, column)} .sheet-input:focus`,
};

const EDITABLE_PRO_TABLE: SheetSubject = {
  name: "editable-pro-table",
  title: "EditableProTable",
  query: "",
  cell: (row, column) => `[data-row-key="${keyOf(row)}"] > .ant-table-cell:nth-child(${column + 1})`,
  sum: (column) => `.ant-table-summary .ant-table-cell:nth-child(${column + 1})`,
  focused: (row, column) => `${EDITABLE_PRO_TABLE.cell(row, column)} input:focus`,
};

const AG_GRID: SheetSubject = {
  name: "ag-grid",
  title: "AG Grid",
  query: "",
  cell: (row, column) => `.ag-row[row-index="${row}"] [col-id="${fieldOf(column)}"]`,
  sum: (column) => `.ag-row[row-index="b-0"] [col-id="${fieldOf(column)}"]`,
  focused: (row, column) => `${AG_GRID.cell(row, column)}:focus`,
};

const REACT_DATA_GRID: SheetSubject = {
  name: "react-data-grid",
  title: "react-data-grid",
  query: "",
  cell: (row, column) => `[role="row"][aria-rowindex="${row + 2}"] [aria-colindex="${column + 1}"]`,
  sum: (column) => `.rdg-summary-row [aria-colindex="${column + 1}"]`,
  focused: (row, column) => `${REACT_DATA_GRID.cell(row, column)}:focus`,
};

export const SHEETS = [OURS, EDITABLE_PRO_TABLE, AG_GRID, REACT_DATA_GRID] as const;
