import type { RawCell } from "../../platform/spreadsheet/read-sheets.ts";

/** A part of a sheet that is one cell to the eye; lines and columns from 1. */
export interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A line that holds something. */
export interface SheetLine {
  /** As the spreadsheet counts, from 1. */
  readonly line: number;
  readonly cells: readonly RawCell[];
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** A hidden one that is too large beside the visible ones: it has no lines here. */
  readonly isUnread?: true;
  readonly lines: readonly SheetLine[];
  readonly merges: readonly MergedCells[];
}

/** The text of a cell as titles are compared with it; empty where the cell holds nothing. */
export function textOf(cell: RawCell | undefined): string {
  return cell === null || cell === undefined ? "" : String(cell);
}
