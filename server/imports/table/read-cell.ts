import { readDay } from "../../../src/domain/day-text.ts";
import { readMonth } from "../../../src/domain/month-text.ts";
import { cutBlanks } from "../../../src/domain/typed-text.ts";
import { amountInUnit, placesBetween } from "../../../src/domain/title-unit.ts";
import { withoutInvisibleMarks } from "../../../src/domain/visible-text.ts";
import type { RawCell } from "../../platform/spreadsheet/read-sheets.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { tidyValue } from "../../platform/tidy-value.ts";

export interface CellReading {
  readonly value: string | number | null;
  readonly fault?: string;
}

/** The text of a cell whose formula has failed. */
const ERROR_VALUE = /^#(?:[A-Z]+(?:\/[A-Z0-9]+)?|GETTING_DATA)[!?]?$/;

/** Excel keeps 15 digits of a number: a longer one has lost its last digits already. */
const EXACT_BELOW = 1e15;

/** Signs that banks and people write into a cell that holds nothing. */
const PLACEHOLDER = /^(?:[-—–－]+|[/／]|无)$/;

/**
 * The value of a cell as its column keeps it; what holds no value of the column is a fault, never blank. Amounts below a
 * title of the file that names another unit than the column's own are converted.
 */
export function readCell(
  raw: RawCell | undefined,
  column: WorkbookColumn,
  title = column.title,
): CellReading {
  const cell = seen(raw ?? null);
  if (isBlank(cell, column)) return readBlank(column);
  const reading = readFilled(cell as string | number | boolean, column);
  if (typeof reading.value !== "number") return reading;
  return { ...reading, value: amountInUnit(reading.value, cell, placesBetween(title, column.title)) };
}

/** As every text that the server takes: without invisible characters. */
function seen(cell: RawCell): RawCell {
  return typeof cell === "string" ? withoutInvisibleMarks(cell) : cell;
}

function isBlank(cell: RawCell, { type = "text" }: WorkbookColumn): boolean {
  if (cell === null) return true;
  if (typeof cell !== "string") return false;
  const text = cutBlanks(cell);
  return text === "" || (type !== "text" && PLACEHOLDER.test(text)) || /^[-—–－]{2,}$/.test(text);
}

function readBlank({ title, required }: WorkbookColumn): CellReading {
  return { value: null, ...(required && { fault: `请填写${title}` }) };
}

function readFilled(cell: string | number | boolean, { title, type = "text" }: WorkbookColumn): CellReading {
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
