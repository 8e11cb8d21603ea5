import { useCallback, useMemo, useState } from "react";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { type CellAt, type CellRange, clampCell, rangeOf } from "./cell-range.ts";
import { isNewKey } from "./new-rows.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** A cell by names that outlive another order of rows or columns. */
interface NamedCell {
  readonly key: string;
  readonly column: string;
  /** Of a cell in a new row: the row's identity once the server has given it another key. */
  readonly born?: Born;
}

interface Born {
  /** Index that the row had. */
  readonly row: number;
  /** Keys of the rows beside it. */
  readonly beside: ReadonlySet<string>;
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
  if (selection) {
    const active = cellSince(selection.active, rows);
    const end = cellSince(selection.end, rows);
    if (active !== selection.active || end !== selection.end) setSelection({ active, end });
  }
  const placeOf = ({ key, column }: NamedCell): CellAt | null => {
    const at = {
      row: rows.findIndex((entry) => entry.key === key),
      column: columns.findIndex(({ id }) => id === column),
    };
    return at.row < 0 || at.column < 0 ? null : at;
  };
  const nameOf = useCallback(
    (to: CellAt, among: readonly KeyedRow[] = rows): NamedCell | undefined => {
      const { row, column } = clampCell(to, among.length, columns.length);
      const [entry, shown] = [among[row], columns[column]];
      if (!entry || !shown) return undefined;
      const cell = { key: entry.key, column: shown.id };
      return isNewKey(entry.key) ? { ...cell, born: { row, beside: keysOf(among) } } : cell;
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

/**
 * The cell of a new row that is one no longer. Saved, it is in the only row that the server has given since or, of several,
 * in the one in its place; discarded, in the new row in its place. Any other row in its place is not it.
 */
function cellSince(cell: NamedCell, rows: readonly KeyedRow[]): NamedCell {
  const { key, column, born } = cell;
  if (!born || rows.some((entry) => entry.key === key)) return cell;
  const given = rows.filter((entry) => !isNewKey(entry.key) && !born.beside.has(entry.key));
  if (given.length === 1 && given[0]) return { key: given[0].key, column };
  const inPlace = rows[Math.min(born.row, rows.length - 1)];
  if (inPlace && isNewKey(inPlace.key)) return { ...cell, key: inPlace.key };
  return inPlace && given.includes(inPlace) ? { key: inPlace.key, column } : cell;
}

function keysOf(rows: readonly KeyedRow[]): ReadonlySet<string> {
  return new Set(rows.map(({ key }) => key));
}

const NO_RANGE: CellRange = { top: -1, bottom: -1, left: -1, right: -1 };
