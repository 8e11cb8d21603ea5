import type { KeyedRow } from "../list/data/rows-page.ts";
import { type CellAt, cellsOf, rangeOf } from "./cell-range.ts";
import type { ChosenNames } from "./chosen-names.ts";
import type { CellChange } from "./edits.ts";
import type { CellEdit, SheetColumn } from "./sheet-columns.ts";
import type { Cursor } from "./use-cursor.ts";
import type { SheetEdits } from "./use-sheet-edits.ts";
import type { SheetFaults } from "./use-sheet-faults.ts";

/** A sheet at one moment. */
export interface SheetState {
  readonly rows: readonly KeyedRow[];
  readonly columns: readonly SheetColumn[];
  readonly cursor: Cursor;
  readonly sheet: SheetEdits;
  readonly faults: SheetFaults;
  readonly canEdit: boolean;
  readonly names: ChosenNames;
  /** Each row is saved by itself, when it is left. */
  readonly savesRows: boolean;
  /** Says why nothing was done; null takes it back. */
  readonly onNotice: (text: string | null) => void;
}

/** A cell with its row. */
interface CellOnShow {
  readonly entry: KeyedRow;
  readonly column: SheetColumn;
  /** Absent: the cell is for reading. */
  readonly edit: CellEdit | undefined;
}

export interface CellActions {
  readonly active: CellOnShow | undefined;
  readonly cellAt: (place: CellAt) => CellOnShow | undefined;
  readonly change: (changes: readonly CellChange[]) => void;
  /** Gives the selected cell a value. */
  readonly put: (value: unknown) => void;
  /** Takes over what was typed. */
  readonly commit: () => void;
  /** Gives every selected cell that takes it a value. */
  readonly fill: (valueFor: (place: CellAt) => unknown) => void;
}

/** The changes that a key, the pointer and the clipboard can make to the cells of a sheet. */
export function createCellActions({
  rows,
  columns,
  cursor,
  sheet,
  canEdit,
  onNotice,
}: SheetState): CellActions {
  const { at, range, typing } = cursor;
  const cellAt = (place: CellAt): CellOnShow | undefined => {
    const [entry, column] = [rows[place.row], columns[place.column]];
    if (!entry || !column) return undefined;
    return { entry, column, edit: canEdit && column.edit?.isOpen(entry.row) ? column.edit : undefined };
  };
  const active = at ? cellAt(at) : undefined;
  const change = (changes: readonly CellChange[]) => {
    onNotice(null);
    sheet.change(changes);
  };
  const changeOf = ({ entry, column }: CellOnShow, value: unknown): CellChange => ({
    key: entry.key,
    field: column.field,
    base: entry.row,
    value,
  });
  const put = (value: unknown) => {
    if (active?.edit) change([changeOf(active, value)]);
  };
  return {
    active,
    cellAt,
    change,
    put,
    commit: () => {
      if (typing && active?.edit && !active.edit.isChosen) put(active.edit.read(typing.text));
      cursor.setTyping(null);
    },
    fill: (valueFor) => {
      const places = range ? cellsOf(range) : [];
      change(
        places.flatMap((place) => {
          const cell = cellAt(place);
          return cell?.edit ? [changeOf(cell, valueFor(place))] : [];
        }),
      );
    },
  };
}

/** The cells on show that must be mended or decided upon before the sheet is saved. */
export function wrongCells({ rows, columns, faults, sheet }: SheetState): readonly CellAt[] {
  return rows.flatMap(({ key }, row) => {
    const [faulty, rival] = [faults.get(key), sheet.rivals.get(key)];
    if (!faulty && !rival) return [];
    const fields = { ...faulty, ...rival?.values };
    return columns.flatMap(({ field }, column) => (Object.hasOwn(fields, field) ? [{ row, column }] : []));
  });
}

/** Selects the next cell that is wrong, after the last one the first. */
export function goToNextWrong(state: SheetState): void {
  const { at, go } = state.cursor;
  const wrong = wrongCells(state);
  const next = wrong.find((cell) => !at || isAfter(cell, at)) ?? wrong[0];
  if (next) go(next);
  else state.onNotice("有问题的单元格不在本页");
}

/** Saves what was changed; while a cell is wrong it is shown instead. */
export function saveSheet(state: SheetState): void {
  const { faults, sheet } = state;
  state.onNotice(null);
  if (faults.size > 0 || sheet.rivals.size > 0) goToNextWrong(state);
  else if (sheet.edits.rows.size > 0) void sheet.save(sheet.edits.rows);
}

function isAfter(cell: CellAt, than: CellAt): boolean {
  const { top } = rangeOf(cell, than);
  return cell.row === than.row ? cell.column > than.column : top === than.row;
}
