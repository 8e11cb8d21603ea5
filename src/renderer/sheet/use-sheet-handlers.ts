import type { ClipboardEvent, FocusEvent, KeyboardEvent, PointerEvent } from "react";
import type { KeyedRow } from "../list/data/rows-page.ts";
import { type CellAt, cellsOf, rangeOf } from "./cell-range.ts";
import { readClipboardTable, writeClipboardTable } from "./clipboard-table.ts";
import type { CellChange } from "./edits.ts";
import { planPaste } from "./plan-paste.ts";
import type { SheetColumn } from "./sheet-columns.ts";
import { keyAtRest, keyWhileTyping, type SheetCommand } from "./sheet-keys.ts";
import type { Cursor } from "./use-cursor.ts";
import type { SheetEdits } from "./use-sheet-edits.ts";
import type { SheetFaults } from "./use-sheet-faults.ts";

interface HandlersInput {
  readonly rows: readonly KeyedRow[];
  readonly columns: readonly SheetColumn[];
  readonly cursor: Cursor;
  readonly sheet: SheetEdits;
  readonly faults: SheetFaults;
  readonly canEdit: boolean;
  readonly onNotice: (text: string | null) => void;
}

/** What keys, pointer and clipboard do in a sheet. */
export function useSheetHandlers({ rows, columns, cursor, sheet, faults, canEdit, onNotice }: HandlersInput) {
  const { at, end, range, typing } = cursor;
  const cellAt = ({ row, column }: CellAt) => {
    const [entry, shown] = [rows[row], columns[column]];
    return entry && shown && { entry, column: shown, edit: openEdit(entry, shown) };
  };
  const openEdit = ({ row }: KeyedRow, { edit }: SheetColumn) =>
    canEdit && edit?.isOpen(row) === true ? edit : undefined;
  const active = at ? cellAt(at) : undefined;

  const change = (changes: readonly CellChange[]) => {
    onNotice(null);
    sheet.change(changes);
  };
  const put = (value: unknown) => {
    if (!active?.edit) return;
    const { entry, column } = active;
    change([{ key: entry.key, field: column.field, base: entry.row, value }]);
  };
  /** Takes over what stands in the cell. */
  const commit = () => {
    if (typing && active?.edit && !active.edit.isChosen) put(active.edit.read(typing.text));
    cursor.setTyping(null);
  };
  const go = (to: CellAt, widens = false) => (widens ? cursor.widen(to) : cursor.go(to));
  const move = (byRows: number, byColumns: number, widens = false) => {
    const from = widens ? end : at;
    if (from) go({ row: from.row + byRows, column: from.column + byColumns }, widens);
  };
  /** Gives every selected cell that takes it a value. */
  const fill = (valueFor: (cell: CellAt) => unknown) => {
    if (!range) return;
    const changes = cellsOf(range).flatMap((place): CellChange[] => {
      const cell = cellAt(place);
      if (!cell?.edit) return [];
      const { key, row } = cell.entry;
      return [{ key, field: cell.column.field, base: row, value: valueFor(place) }];
    });
    change(changes);
  };

  const wrong = wrongCells(rows, columns, faults, sheet.rivals);
  const toNextWrong = () => {
    const next = wrong.find((cell) => !at || isAfter(cell, at)) ?? wrong[0];
    if (next) cursor.go(next);
    else onNotice("有问题的单元格不在本页");
  };
  const save = () => {
    onNotice(null);
    if (faults.size > 0 || sheet.rivals.size > 0) toNextWrong();
    else if (sheet.edits.rows.size > 0) void sheet.save();
  };

  const obey = (command: SheetCommand) => {
    switch (command.do) {
      case "move":
        return move(command.rows, command.columns, command.extends);
      case "jump": {
        const column = command.to === "first" ? 0 : columns.length - 1;
        const here = (command.extends ? end : at)?.row ?? 0;
        const row = command.all ? (command.to === "first" ? 0 : rows.length - 1) : here;
        return go({ row, column }, command.extends);
      }
      case "commit":
        commit();
        return move(command.rows, command.columns);
      case "edit":
        if (active?.edit) cursor.setTyping({ text: active.column.textOf(active.entry.row), replaces: false });
        return undefined;
      case "cancel":
        return cursor.setTyping(null);
      case "leave":
        return leaveToRow(cursor);
      case "clear":
        return fill((place) => cellAt(place)?.edit?.plan.empty);
      case "fillDown":
        return fill(({ column }) => {
          const first = cellAt({ row: range?.top ?? 0, column });
          return first?.entry.row[first.column.field];
        });
      case "selectAll":
        cursor.go({ row: 0, column: 0 });
        return cursor.widen({ row: rows.length - 1, column: columns.length - 1 });
      case "undo":
        return sheet.undo();
      case "redo":
        return sheet.redo();
      case "save":
        commit();
        return save();
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const command = typing ? keyWhileTyping(event, typing.replaces) : keyAtRest(event);
    // The control that a value is chosen in walks through its choices itself.
    if (!command || (typing && active?.edit?.isChosen && command.do !== "cancel")) return;
    event.preventDefault();
    event.stopPropagation();
    obey(command);
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (typing || !range) return;
    event.preventDefault();
    const lines = rows
      .slice(range.top, range.bottom + 1)
      .map(({ row }) => columns.slice(range.left, range.right + 1).map(({ textOf }) => textOf(row)));
    event.clipboardData.setData("text/plain", writeClipboardTable(lines));
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (typing || !range) return;
    event.preventDefault();
    const cells = readClipboardTable(event.clipboardData.getData("text/plain"));
    const paste = planPaste({ cells, range, rows, columns: canEdit ? columns : columns.map(forReading) });
    if ("refusal" in paste) return onNotice(paste.refusal);
    change(paste.changes);
    const width = Math.max(1, ...cells.map((row) => row.length));
    cursor.go({ row: range.top, column: range.left });
    cursor.widen({
      row: Math.max(range.bottom, range.top + cells.length - 1),
      column: Math.max(range.right, range.left + width - 1),
    });
  };

  return {
    wrong,
    toNextWrong,
    save,
    cell: {
      onKeyDown,
      onCopy,
      onPaste,
      onChoose: (value: unknown) => {
        put(value ?? active?.edit?.plan.empty);
        cursor.setTyping(null);
      },
      onBlur: commit,
    },
    sheet: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const place = placeOf(event.target, rows, columns);
        if (!place || isInteractive(event.target)) return;
        // Else the browser would give the focus to the row.
        event.preventDefault();
        commit();
        go(place, event.shiftKey && at !== null);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.buttons !== 1 || !end || typing) return;
        const place = placeOf(event.target, rows, columns);
        if (place && (place.row !== end.row || place.column !== end.column)) cursor.widen(place);
      },
      onDoubleClick: () => obey({ do: "edit" }),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const row = event.target instanceof HTMLTableRowElement ? event.target.dataset["key"] : undefined;
        if (row === undefined || !["Enter", "F2", "ArrowRight"].includes(event.key)) return;
        const column = columns.findIndex(({ edit }) => edit !== undefined);
        event.preventDefault();
        cursor.go({ row: rows.findIndex(({ key }) => key === row), column: Math.max(0, column) });
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        // An input that goes with its cell leaves the focus to nobody; the next one takes it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cursor.leave();
      },
    },
  };
}

/** The focus goes to the row, from where Tab leads out of the table. */
function leaveToRow(cursor: Cursor): void {
  const row = document.activeElement?.closest<HTMLElement>("tr[data-key]");
  cursor.leave();
  row?.focus();
}

function forReading(column: SheetColumn): SheetColumn {
  return { ...column, edit: undefined };
}

function placeOf(
  target: EventTarget,
  rows: readonly KeyedRow[],
  columns: readonly SheetColumn[],
): CellAt | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td[data-column]") : null;
  const key = cell?.closest<HTMLElement>("tr[data-key]")?.dataset["key"];
  const row = rows.findIndex((entry) => entry.key === key);
  const column = columns.findIndex(({ id }) => id === cell?.dataset["column"]);
  return row < 0 || column < 0 ? undefined : { row, column };
}

function isInteractive(target: EventTarget): boolean {
  return target instanceof Element && target.closest("input, button, a, .sheet-control") !== null;
}

function wrongCells(
  rows: readonly KeyedRow[],
  columns: readonly SheetColumn[],
  faults: SheetFaults,
  rivals: SheetEdits["rivals"],
): readonly CellAt[] {
  return rows.flatMap(({ key }, row) => {
    const fields = { ...faults.get(key), ...rivals.get(key)?.values };
    return columns.flatMap(({ field }, column) => (Object.hasOwn(fields, field) ? [{ row, column }] : []));
  });
}

function isAfter(cell: CellAt, than: CellAt): boolean {
  const { top } = rangeOf(cell, than);
  return cell.row === than.row ? cell.column > than.column : top === than.row;
}
