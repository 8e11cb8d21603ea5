import type { ImportLayout } from "../../../src/schema/project/import-kind.ts";
import type { ImportRow } from "../../contracts/import-kind.ts";
import { type FieldError, Refusal } from "../../platform/errors.ts";
import { MAX_ROWS, type RawCell } from "../../platform/spreadsheet/read-sheets.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { type FileColumn, describeColumns } from "./file-columns.ts";
import { type Head, type HeadCell, findHead, guessHead } from "./find-head.ts";
import { type ColumnMapping, knownNames, matchColumns } from "./match-columns.ts";
import { type NonLine, sortLines } from "./non-lines.ts";
import { readCell } from "./read-cell.ts";
import type { Sheet, SheetLine } from "./sheet.ts";

export interface TableRow extends ImportRow {
  /** As they stand in the file, for all of its columns. */
  readonly cells: readonly RawCell[];
}

/** A sheet of a file, read as a kind of file. */
export interface FileTable {
  readonly sheet: string;
  /** The line of the head; null where no line of titles was found. */
  readonly headLine: number | null;
  readonly titles: readonly string[];
  readonly layout: string | null;
  readonly columns: readonly FileColumn[];
  /** Required columns that no column of the file stands for. */
  readonly missing: readonly WorkbookColumn[];
  /** Titles that stand above two columns of the file, either of which may be meant. */
  readonly doubled: readonly string[];
  readonly rows: readonly TableRow[];
  readonly left: readonly NonLine[];
}

/** The columns and layouts of a kind of file. */
export interface TableKind {
  readonly columns: readonly WorkbookColumn[];
  readonly layouts: readonly ImportLayout[];
}

/**
 * Reads a sheet: finds its head, which of its columns are which, and the rows. Throws a Refusal with one sentence when
 * there are no rows or too many.
 */
export function readTable(sheet: Sheet, kind: TableKind, answered: ColumnMapping): FileTable {
  const { columns, layouts } = kind;
  const head = headOf(sheet, kind);
  const { layout, mapping, doubled } = matchColumns(head?.cells ?? [], columns, layouts, answered);
  const places = new Map(
    [...mapping].flatMap(([place, name]) => (name === null ? [] : [[name, place] as const])),
  );
  const lines = sheet.lines.slice(head?.below ?? 0);
  const { rows, left, wrongTotals } = sortLines(lines, head?.cells ?? [], {
    amounts: placesWhere(columns, places, ({ type, balance }) => type === "number" && !balance),
    required: placesWhere(columns, places, ({ required }) => required === true),
  });
  assertRowCount(rows.length);
  return {
    sheet: sheet.name,
    headLine: head?.line ?? null,
    titles: (head?.cells ?? []).map(({ title }) => title),
    layout: layout?.title ?? null,
    columns: describeColumns(head?.cells ?? [], rows, mapping),
    missing: columns.filter(({ name, required }) => required && !places.has(name)),
    doubled,
    rows: rows.map((row) => readRow(row, { columns, places, wrongTotals, head: head?.cells ?? [] })),
    left,
  };
}

/** The titles of the head of the kind; empty where the sheet has no title of it. */
export function headTitles(sheet: Sheet, { columns, layouts }: TableKind): string[] {
  const names = knownNames(columns, layouts);
  return (findHead(sheet, (name) => names.has(name))?.cells ?? []).map(({ title }) => title);
}

function headOf(sheet: Sheet, { columns, layouts }: TableKind): Head | undefined {
  const names = knownNames(columns, layouts);
  return findHead(sheet, (name) => names.has(name)) ?? guessHead(sheet);
}

function placesWhere(
  columns: readonly WorkbookColumn[],
  places: ReadonlyMap<string, number>,
  isMeant: (column: WorkbookColumn) => boolean,
): number[] {
  return columns.filter(isMeant).flatMap(({ name }) => places.get(name) ?? []);
}

function assertRowCount(count: number): void {
  if (count === 0) throw new Refusal("rule", "文件中没有可导入的数据，请填写后重新上传");
  if (count > MAX_ROWS)
    throw new Refusal("rule", `一次最多导入 ${MAX_ROWS} 行，文件共 ${count} 行，请分批导入`);
}

interface Reading {
  readonly columns: readonly WorkbookColumn[];
  readonly places: ReadonlyMap<string, number>;
  readonly wrongTotals: ReadonlyMap<number, string>;
  readonly head: readonly HeadCell[];
}

function readRow({ line, cells }: SheetLine, { columns, places, wrongTotals, head }: Reading): TableRow {
  const faults: FieldError[] = [];
  const values = columns.map((column) => {
    const place = places.get(column.name);
    const title = place === undefined ? column.title : (head[place]?.title ?? "");
    const { value, fault } = readCell(place === undefined ? null : cells[place], column, title);
    // A column that the file lacks is said once, not at every row.
    if (fault !== undefined && place !== undefined) faults.push({ path: column.name, message: fault });
    return [column.name, value] as const;
  });
  const wrongTotal = wrongTotals.get(line);
  return {
    line,
    cells,
    values: Object.fromEntries(values),
    faults: wrongTotal === undefined ? faults : [{ path: "", message: wrongTotal }],
  };
}
