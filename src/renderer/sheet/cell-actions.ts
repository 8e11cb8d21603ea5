import type { KeyedRow } from "../list/data/rows-page.ts";
import { type CellAt, cellsOf, rangeOf } from "./cell-range.ts";
import type { ChosenNames } from "./chosen-names.ts";
import { type CellChange, isSameCell } from "./edits.ts";
import type { NewRows } from "./use-new-rows.ts";
import { isNothing, outgoingOf } from "./outgoing.ts";
import { type CellEdit, editIn, type SheetColumn } from "./sheet-columns.ts";
import type { Cursor } from "./use-cursor.ts";
import type { PastedNames } from "./use-pasted-names.ts";
import type { SheetEdits } from "./use-sheet-edits.ts";
import type { SheetFaults } from "./use-sheet-faults.ts";

/** A sheet at one moment. */
export interface SheetState {
  /** With the new ones, and the empty line behind them. */
  readonly rows: readonly KeyedRow[];
  readonly columns: readonly SheetColumn[];
  readonly cursor: Cursor;
  readonly sheet: SheetEdits;
  readonly faults: SheetFaults;
  /** True while a new row cannot be sent for what is missing in it. */
  readonly lacks: (key: string) => boolean;
  readonly pasted: PastedNames;
  /** Makes new rows show their missing values. */
  readonly insist: () => void;
  readonly canEdit: boolean;
  /** Absent: no rows can be added. */
  readonly newRows: NewRows | undefined;
  /** Removes rows, or takes back removed ones; absent: they stay. */
  readonly removeRows: ((rows: readonly KeyedRow[]) => void) | undefined;
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
  /** Takes over what was typed; true when that has changed the cell. */
  readonly commit: () => boolean;
  /** Gives every selected cell that takes it a value. */
  readonly fill: (valueFor: (place: CellAt) => unknown) => void;
}

/** The edit of a cell as the sheet stands; undefined: it is for reading. */
export function openEdit(
  { canEdit, sheet }: Pick<SheetState, "canEdit" | "sheet">,
  column: SheetColumn,
  entry: KeyedRow,
): CellEdit | undefined {
  return canEdit && !isClosed(sheet, entry.key) ? editIn(column, entry) : undefined;
}

/** True for a row that is to be removed, or that is being sent to the server. */
export function isClosed({ edits, onTheirWay }: SheetEdits, key: string): boolean {
  return edits.removed.has(key) || onTheirWay?.includes(key) === true;
}

/** The changes that a key, the pointer and the clipboard can make to the cells of a sheet. */
export function createCellActions(state: SheetState): CellActions {
  const { rows, columns, cursor, sheet, onNotice } = state;
  const { at, range, typing } = cursor;
  const cellAt = (place: CellAt): CellOnShow | undefined => {
    const [entry, column] = [rows[place.row], columns[place.column]];
    return entry && column && { entry, column, edit: openEdit(state, column, entry) };
  };
  const active = at ? cellAt(at) : undefined;
  const change = (changes: readonly CellChange[]) => {
    onNotice(null);
    sheet.change(changes);
  };
  const changeOf = ({ entry, column }: CellOnShow, value: unknown): CellChange => ({
    key: entry.key,
    field: column.field,
    base: baseOf(entry, state.newRows),
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
      cursor.setTyping(null);
      if (!typing || !active?.edit || active.edit.isChosen) return false;
      const value = active.edit.read(typing.text);
      put(value);
      return !isSameCell(value, active.entry.row[active.column.field]);
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

/** The row below the changes of an entry. */
export function baseOf({ row, isNew }: KeyedRow, newRows: NewRows | undefined): KeyedRow["row"] {
  return isNew && newRows ? newRows.base : row;
}

/** The cells on show that must be mended or decided upon before the sheet is saved. */
export function wrongCells({
  rows,
  columns,
  faults,
  sheet,
}: Pick<SheetState, "rows" | "columns" | "faults" | "sheet">): readonly CellAt[] {
  return rows.flatMap(({ key }, row) => {
    const [faulty, conflict] = [faults.get(key), sheet.conflicts.get(key)];
    if ((!faulty && !conflict) || sheet.edits.removed.has(key)) return [];
    const fields = { ...faulty, ...conflict?.values };
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

/** Saves what was changed; while a cell is wrong or missing it is shown instead. */
export function saveSheet(state: SheetState): void {
  const { faults, sheet, rows, lacks, pasted } = state;
  const { edits, conflicts } = sheet;
  state.onNotice(null);
  const isKept = (key: string) => !edits.removed.has(key);
  const lacking = rows.findIndex(({ key }) => lacks(key));
  pasted.askAgain();
  if ([...faults.keys(), ...conflicts.keys()].some(isKept)) goToNextWrong(state);
  else if ([...pasted.waiting].some(isKept)) state.onNotice("正在查找名称，查完后请再保存");
  else if (lacking >= 0) {
    state.insist();
    state.cursor.go({ row: lacking, column: firstMissing(state, lacking) });
  } else {
    const rowsToSend = outgoingOf(edits);
    if (!isNothing(rowsToSend)) void sheet.save(rowsToSend);
  }
}

function firstMissing({ rows, columns, sheet }: SheetState, row: number): number {
  const changed = sheet.edits.rows.get(rows[row]?.key ?? "")?.changed ?? {};
  const missing = columns.findIndex(({ field, add }) => add?.plan.required && !Object.hasOwn(changed, field));
  // Its column may only now come into sight.
  return Math.max(0, missing);
}

function isAfter(cell: CellAt, than: CellAt): boolean {
  const { top } = rangeOf(cell, than);
  return cell.row === than.row ? cell.column > than.column : top === than.row;
}
