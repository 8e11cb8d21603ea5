import { useCallback, useMemo, useState } from "react";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { type CellAt, type CellRange, clampCell, rangeOf } from "./cell-range.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** A cell by names that outlive another order of rows or columns. */
interface NamedCell {
  readonly key: string;
  readonly column: string;
}

interface Selection {
  readonly active: NamedCell;
  /** The other end of the selected cells. */
  readonly anchor: NamedCell;
}

/** What is being typed; `replaces` when it began with a letter and not with the value that the cell had. */
export interface Typing {
  readonly text: string;
  readonly replaces: boolean;
}

export interface Cursor {
  /** Null: no cell is selected. */
  readonly at: CellAt | null;
  readonly range: CellRange | null;
  readonly typing: Typing | null;
  readonly setTyping: (typing: Typing | null) => void;
  /** Selects a cell, or widens the selection to it. */
  readonly go: (to: CellAt, widens?: boolean) => void;
  readonly leave: () => void;
}

/** The selected cells of a sheet. A cell whose row or column has gone is selected no longer. */
export function useCursor(rows: readonly KeyedRow[], columns: readonly SheetColumn[]): Cursor {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [typing, setTyping] = useState<Typing | null>(null);
  const placeOf = ({ key, column }: NamedCell): CellAt | null => {
    const at = {
      row: rows.findIndex((entry) => entry.key === key),
      column: columns.findIndex(({ id }) => id === column),
    };
    return at.row < 0 || at.column < 0 ? null : at;
  };
  const at = selection && placeOf(selection.active);
  const anchor = selection && placeOf(selection.anchor);
  const go = useCallback(
    (to: CellAt, widens = false) => {
      const { row, column } = clampCell(to, rows.length, columns.length);
      const entry = rows[row];
      const shown = columns[column];
      if (!entry || !shown) return;
      const active = { key: entry.key, column: shown.id };
      setTyping(null);
      setSelection((before) => ({ active, anchor: widens && before ? before.anchor : active }));
    },
    [rows, columns],
  );
  const leave = useCallback(() => {
    setTyping(null);
    setSelection(null);
  }, []);
  const [top, bottom, left, right] = at ? corners(at, anchor ?? at) : [];
  const range = useMemo(
    () =>
      top === undefined || bottom === undefined || left === undefined || right === undefined
        ? null
        : { top, bottom, left, right },
    [top, bottom, left, right],
  );
  return { at, range, typing: at && typing, setTyping, go, leave };
}

function corners(at: CellAt, anchor: CellAt): readonly number[] {
  const { top, bottom, left, right } = rangeOf(at, anchor);
  return [top, bottom, left, right];
}
