import { isValidElement, type ReactNode } from "react";
import type { KeyedRow } from "../list/data/rows-page.ts";
import type { GridColumn } from "../list/grid/grid-columns.tsx";

const DIGIT = 8;
const PADDING = 24;

/** The columns, each wide enough for the longest of its numbers, which never goes on in a second line. */
export function roomForAmounts(
  columns: readonly GridColumn[],
  rows: readonly KeyedRow[],
): readonly GridColumn[] {
  return columns.map((column) => {
    if (!column.className.includes("grid-right")) return column;
    const longest = Math.max(0, ...rows.map(({ row }) => digitsOf(column.cell(row))));
    return { ...column, width: Math.max(column.width, longest * DIGIT + PADDING) };
  });
}

/** The signs of a cell that is a number; of any other cell, which may take several lines, 0. */
function digitsOf(cell: ReactNode): number {
  if (typeof cell === "string") return /^[-\d,.]+$/.test(cell) ? cell.length : 0;
  return isValidElement<{ readonly children?: ReactNode }>(cell) ? digitsOf(cell.props.children) : 0;
}
