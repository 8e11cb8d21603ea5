import { useCallback, useMemo, useState } from "react";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { type CellAt, type CellRange, clampCell, rangeOf } from "./cell-range.ts";
import { isNewKey } from "./new-rows.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** A cell by names that outlive another order of rows or columns. */
interface NamedCell {
  readonly key: string;
  readonly column: string;
  /** Index that the row had: a new row is taken up again as the one in its place. */
  readonly row: number;
}

interface Selection {
  readonly active: NamedCell;
  /** The corner opposite to it. */
  readonly end: NamedCell;
}

/** The text being typed; `replaces` when it began with a letter and not with the value that the cell had. */
export interface Typing {
  readonly text: string;
  readonly replaces: boolean;
}

export interface Cursor {
  /** The cell that has the focus; null: none is selected. */
  readonly at: CellAt | null;
  /** The corner of the selected cells that moves when the selection is widened. */
  readonly end: CellAt | null;
  readonly range: CellRange | null;
  readonly typing: Typing | null;
  readonly setTyping: (typing: Typing | null) => void;
  /** `among` are the rows that will be there, where some have been added. */
  readonly go: (to: CellAt, among?: readonly KeyedRow[]) => void;
  /** Widens the selection to a cell. */
  readonly widen: (to: CellAt, among?: readonly KeyedRow[]) => void;
  readonly leave: () => void;
}

/** The selected cells of a sheet. A cell whose row or column has gone is selected no longer. */
export function useCursor(rows: readonly KeyedRow[], columns: readonly SheetColumn[]): Cursor {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [typing, setTyping] = useState<Typing | null>(null);
  const placeOf = ({ key, column, row }: NamedCell): CellAt | null => {
    const found = rows.findIndex((entry) => entry.key === key);
    const at = {
      row: found < 0 && isNewKey(key) ? Math.min(row, rows.length - 1) : found,
      column: columns.findIndex(({ id }) => id === column),
    };
    return at.row < 0 || at.column < 0 ? null : at;
  };
  const nameOf = useCallback(
    (to: CellAt, among: readonly KeyedRow[] = rows): NamedCell | undefined => {
      const { row, column } = clampCell(to, among.length, columns.length);
      const [entry, shown] = [among[row], columns[column]];
      return entry && shown && { key: entry.key, column: shown.id, row };
    },
    [rows, columns],
  );
  const at = selection && placeOf(selection.active);
  const end = selection && at && (placeOf(selection.end) ?? at);
  const { top, bottom, left, right } = at && end ? rangeOf(at, end) : NO_RANGE;
  const range = useMemo(() => (top < 0 ? null : { top, bottom, left, right }), [top, bottom, left, right]);
  return {
    at,
    end,
    range,
    typing: at && typing,
    setTyping,
    go: (to, among) => {
      const active = nameOf(to, among);
      setTyping(null);
      if (active) setSelection({ active, end: active });
    },
    widen: (to, among) => {
      const named = nameOf(to, among);
      if (named) setSelection((before) => before && { ...before, end: named });
    },
    leave: () => {
      setTyping(null);
      setSelection(null);
    },
  };
}

const NO_RANGE: CellRange = { top: -1, bottom: -1, left: -1, right: -1 };
