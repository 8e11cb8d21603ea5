import { readDay } from "../../../src/domain/day-text.ts";
import { cutBlanks } from "../../../src/domain/typed-text.ts";
import { withoutInvisibleMarks } from "../../../src/domain/visible-text.ts";
import { tidyValue } from "../tidy-value.ts";
import { type FieldError, Refusal } from "../errors.ts";
import { BrokenArchive, unpackArchive } from "../files/unpack-archive.ts";
import { type WorkbookColumn, type WorkbookValues, bareTitle } from "./workbook-column.ts";
import { NotAWorkbook, answerOf, startThread } from "./workbook-thread.ts";

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

type RawCell = string | number | boolean | null;

/** More at once than a user checks by eye. */
export const MAX_ROWS = 5000;

/** The head may stand below a title or notes. */
const HEAD_WITHIN = 10;

/**
 * Reads the first sheet of an .xlsx file; columns are found by their titles and may stand in any order.
 * Throws a Refusal with one sentence when it is no workbook, lacks a required column, holds no rows or too many.
 */
export async function readWorkbook(
  content: Uint8Array,
  columns: readonly WorkbookColumn[],
): Promise<ReadWorkbook> {
  const lines = await readLines(content);
  const heads = lines.slice(0, HEAD_WITHIN).map((line) => line.map((cell) => bareTitle(String(cell ?? ""))));
  const known = (head: readonly string[]) =>
    columns.filter((column) => head.includes(bareTitle(column.title))).length;
  const most = Math.max(0, ...heads.map(known));
  const headAt = heads.findIndex((head) => known(head) === most);
  const head = heads[headAt] ?? [];
  const missing = columns.filter((column) => column.required && !head.includes(bareTitle(column.title)));
  if (most === 0 || missing.length > 0) {
    const titles = (most === 0 ? columns : missing).map(({ title }) => `“${title}”`);
    throw new Refusal("rule", `文件缺少列：${titles.join("、")}，请使用导入模板填写`);
  }
  const rows = lines
    .map((cells, index) => ({ cells, line: index + 1 }))
    .slice(headAt + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ""));
  if (rows.length === 0) throw new Refusal("rule", "文件中没有可导入的数据，请填写后重新上传");
  if (rows.length > MAX_ROWS) {
    throw new Refusal("rule", `一次最多导入 ${MAX_ROWS} 行，文件共 ${rows.length} 行，请分批导入`);
  }
  const titles = (lines[headAt] ?? []).map((cell) => String(cell ?? ""));
  return { titles, rows: rows.map(({ cells, line }) => ({ cells, line, ...readRow(cells, head, columns) })) };
}

async function readLines(content: Uint8Array): Promise<RawCell[][]> {
  const parts = await unpackArchive(content).catch((cause: unknown) => {
    if (cause instanceof BrokenArchive) throw refusal(NO_WORKBOOK, cause);
    throw cause;
  });
  const worker = startThread(new URL("./reader-thread.mjs", import.meta.url), parts);
  const timer = setTimeout(() => void worker.terminate(), 60_000);
  try {
    return await answerOf<RawCell[][]>(worker);
  } catch (cause) {
    throw refusal(
      cause instanceof NotAWorkbook ? NO_WORKBOOK : "文件无法读取或内容过大，请精简后重新上传",
      cause,
    );
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const NO_WORKBOOK = "无法读取文件，请上传 .xlsx 格式的 Excel 文件";

function refusal(text: string, cause: unknown): Refusal {
  return Object.assign(new Refusal("rule", text), { cause });
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

/** Excel keeps 15 digits of a number: a longer one has lost its last digits already. */
const EXACT_BELOW = 1e15;

function readCell(cell: string | number | boolean, { title, type = "text" }: WorkbookColumn): CellReading {
  const value = tidyValue(type, type === "number" && typeof cell === "number" ? cell : String(cell));
  if (type === "number") {
    return typeof value === "number" ? { value } : { value: null, fault: `${title}应为数字` };
  }
  if (type === "date") {
    if (typeof value === "string" && readDay(value) === value) return { value };
    return { value: null, fault: `${title}应为日期，如 2026-01-31` };
  }
  if (typeof cell === "number" && Math.abs(cell) >= EXACT_BELOW) {
    return { value: null, fault: `${title}超过 15 位，请将该列设为文本格式后重新填写` };
  }
  return { value: typeof value === "string" ? value : null };
}
