import type { Row } from "../../fields/field-view.ts";
import type { KeyedRow } from "../list/data/rows-page.ts";
import type { CellChange } from "./edits.ts";
import type { CellAt, CellRange } from "./cell-range.ts";
import type { CellEdit, SheetColumn } from "./sheet-columns.ts";

interface PasteInput {
  readonly cells: readonly (readonly string[])[];
  /** The selected cells; the first of them takes the first cell of what is pasted. */
  readonly range: CellRange;
  /** The visible rows, in their order. */
  readonly rows: readonly KeyedRow[];
  readonly columns: readonly SheetColumn[];
  /** The edit of a cell; undefined: it is for reading. */
  readonly editOf: (column: SheetColumn, entry: KeyedRow) => CellEdit | undefined;
  /** The row below the changes of an entry. */
  readonly baseOf: (entry: KeyedRow) => Row;
}

type Paste = { readonly changes: readonly CellChange[] } | { readonly refusal: string };

/**
 * The changes that a pasted table makes, or why it makes none: it fits as a whole or not at all. One value fills all
 * the selected cells. A column for reading may stand in the way as long as it says the same.
 */
export function planPaste({ cells, range, rows, columns, ...sheet }: PasteInput): Paste {
  const table = fillRange(cells, range);
  const width = Math.max(0, ...table.map((row) => row.length));
  const { top, left } = range;
  const refusal =
    tooLarge(table.length, rows.length - top, "行") ?? tooLarge(width, columns.length - left, "列");
  if (refusal !== undefined) return { refusal };
  const changes: CellChange[] = [];
  for (const [down, texts] of table.entries()) {
    for (const [along, text] of texts.entries()) {
      const target = targetAt({ row: top + down, column: left + along }, rows, columns);
      const change = target && changeTo(target, text, sheet);
      if (typeof change === "string") return { refusal: change };
      if (change) changes.push(change);
    }
  }
  return { changes };
}

function fillRange(cells: PasteInput["cells"], { top, bottom, left, right }: CellRange): PasteInput["cells"] {
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (only === undefined) return cells;
  return Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => only));
}

function tooLarge(count: number, room: number, unit: "行" | "列"): string | undefined {
  return count > room
    ? `粘贴的内容有 ${count} ${unit}，从这里起只有 ${room} ${unit}，没有写入任何单元格`
    : undefined;
}

interface Target {
  readonly entry: KeyedRow;
  readonly number: number;
  readonly column: SheetColumn;
}

function targetAt(
  at: CellAt,
  rows: readonly KeyedRow[],
  columns: readonly SheetColumn[],
): Target | undefined {
  const entry = rows[at.row];
  const column = columns[at.column];
  return entry && column ? { entry, column, number: at.row + 1 } : undefined;
}

/** The change that a text makes; a sentence where the cell does not take it; undefined: none is needed. */
function changeTo(
  { entry, column, number }: Target,
  text: string,
  { editOf, baseOf }: Pick<PasteInput, "editOf" | "baseOf">,
): CellChange | string | undefined {
  const { textOf, field, title } = column;
  const edit = editOf(column, entry);
  // A value that a name stands for there already is kept.
  if (edit?.questionIn && text.trim() !== "" && text.trim() === textOf(entry.row).trim()) return undefined;
  if (edit) return { key: entry.key, field, base: baseOf(entry), value: edit.read(text) };
  const shown = textOf(entry.row);
  if (text.trim() === shown.trim()) return undefined;
  // It is worked out, or given by the server, once the row is there.
  if (entry.isNew) return undefined;
  return `第 ${number} 行的「${title}」不能修改（表中是“${shown}”，粘贴的是“${text.trim()}”），没有写入任何单元格`;
}
