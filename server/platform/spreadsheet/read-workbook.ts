import { readDay } from "../../../src/domain/day-text.ts";
import { readMonth } from "../../../src/domain/month-text.ts";
import { cutBlanks } from "../../../src/domain/typed-text.ts";
import { withoutInvisibleMarks } from "../../../src/domain/visible-text.ts";
import { tidyValue } from "../tidy-value.ts";
import { type FieldError, Refusal } from "../errors.ts";
import { readLines } from "./read-lines.ts";
import { type RawCell, type Reader, MAX_ROWS } from "./read-sheets.ts";
import { type WorkbookColumn, type WorkbookValues, bareTitle } from "./workbook-column.ts";

export interface WorkbookRow {
  /** As the spreadsheet counts, from 1. */
  readonly line: number;
  /** As they stand in the file, for all of its columns. */
  readonly cells: readonly RawCell[];
  readonly values: WorkbookValues;
  /** Faults of the row by itself, by the names of its columns; empty when there are none. */
  readonly faults: readonly FieldError[];
}

export interface ReadWorkbook {
  /** The head of the file, unknown columns included. */
  readonly titles: readonly string[];
  /** Without the empty ones. */
  readonly rows: readonly WorkbookRow[];
}

/** The head may stand below a title or notes. */
const HEAD_WITHIN = 10;

/**
 * Reads the first visible sheet of an .xlsx file; columns are found by their titles and may stand in any order.
 * Throws a Refusal with one sentence when it is no workbook, lacks a required column, holds no rows or too many, and when
 * too many files wait to be read.
 */
export async function readWorkbook(
  content: Uint8Array,
  columns: readonly WorkbookColumn[],
  reader: Reader,
): Promise<ReadWorkbook> {
  const lines = await readLines(content, reader);
  const heads = lines
    .filter(({ line }) => line <= HEAD_WITHIN)
    .map(({ cells }) => cells.map((cell) => bareTitle(String(cell ?? ""))));
  const known = (head: readonly string[]) =>
    columns.filter((column) => head.includes(bareTitle(column.title))).length;
  const most = Math.max(0, ...heads.map(known));
  const headAt = heads.findIndex((head) => known(head) === most);
  const head = heads[headAt] ?? [];
  assertTitlesOnce(head, columns);
  const missing = columns.filter((column) => column.required && !head.includes(bareTitle(column.title)));
  if (most === 0 || missing.length > 0) {
    const titles = (most === 0 ? columns : missing).map(({ title }) => `“${title}”`);
    throw new Refusal("rule", `文件缺少列：${titles.join("、")}，${titlesFound(head)}请使用导入模板填写`);
  }
  const rows = lines.slice(headAt + 1);
  if (rows.length === 0) throw new Refusal("rule", "文件中没有可导入的数据，请填写后重新上传");
  if (rows.length > MAX_ROWS) {
    throw new Refusal("rule", `一次最多导入 ${MAX_ROWS} 行，文件共 ${rows.length} 行，请分批导入`);
  }
  const titles = (lines[headAt]?.cells ?? []).map((cell) => String(cell ?? ""));
  return { titles, rows: rows.map(({ cells, line }) => ({ cells, line, ...readRow(cells, head, columns) })) };
}

/** The most heads that a refusal lists. */
const MOST_TITLES = 12;

function titlesFound(head: readonly string[]): string {
  const found = head.filter((title) => title !== "");
  const more = found.length > MOST_TITLES ? " 等" : "";
  return found.length === 0 ? "" : `表头为：${found.slice(0, MOST_TITLES).join("、")}${more}，`;
}

/** Refuses two columns of one title: either may be meant. */
function assertTitlesOnce(head: readonly string[], columns: readonly WorkbookColumn[]): void {
  const twice = columns.find(
    ({ title }) => head.indexOf(bareTitle(title)) !== head.lastIndexOf(bareTitle(title)),
  );
  if (twice) throw new Refusal("rule", `列“${twice.title}”出现两次，请删除多余的一列后重新上传`);
}

function readRow(cells: readonly RawCell[], head: readonly string[], columns: readonly WorkbookColumn[]) {
  const faults: FieldError[] = [];
  const values = columns.map((column) => {
    const place = head.indexOf(bareTitle(column.title));
    const cell = seen(place === -1 ? null : (cells[place] ?? null));
    const blank = cell === null || (typeof cell === "string" && cutBlanks(cell) === "");
    const { value, fault } = blank ? readBlank(column) : readCell(cell, column);
    if (fault !== undefined) faults.push({ path: column.name, message: fault });
    return [column.name, value] as const;
  });
  return { values: Object.fromEntries(values), faults };
}

/** As every text that the server takes: without invisible characters. */
function seen(cell: RawCell): RawCell {
  return typeof cell === "string" ? withoutInvisibleMarks(cell) : cell;
}

interface CellReading {
  readonly value: string | number | null;
  readonly fault?: string;
}

function readBlank({ title, required }: WorkbookColumn): CellReading {
  return { value: null, ...(required && { fault: `请填写${title}` }) };
}

/** The text of a cell whose formula has failed. */
const ERROR_VALUE = /^#(?:[A-Z]+(?:\/[A-Z0-9]+)?|GETTING_DATA)[!?]?$/;

/** Excel keeps 15 digits of a number: a longer one has lost its last digits already. */
const EXACT_BELOW = 1e15;

function readCell(cell: string | number | boolean, { title, type = "text" }: WorkbookColumn): CellReading {
  if (typeof cell === "string" && ERROR_VALUE.test(cell))
    return { value: null, fault: `${title}是错误值 ${cell}` };
  const value = tidyValue(type, type === "number" && typeof cell === "number" ? cell : String(cell));
  if (type === "number") {
    return typeof value === "number" ? { value } : { value: null, fault: `${title}应为数字` };
  }
  if (type === "date") {
    if (typeof value === "string" && readDay(value) === value) return { value };
    return { value: null, fault: `${title}应为日期，如 2026-01-31` };
  }
  if (type === "period") {
    const month = readMonth(String(cell));
    return { value: month, ...(month === null && { fault: `${title}应为月份，如 2026-01` }) };
  }
  if (typeof cell === "number" && Math.abs(cell) >= EXACT_BELOW) {
    return { value: null, fault: `${title}超过 15 位，请将该列设为文本格式后重新填写` };
  }
  return { value: typeof value === "string" ? value : null };
}
