import type { Row } from "../../../fields/field-view.ts";
import type { EnumEntry, PagingPlan } from "../../../schema/plan/plans/screen-plan.ts";

export interface KeyedRow {
  /** Unique on its page; the same on every page and after every reload when the row has an id. */
  readonly key: string;
  readonly row: Row;
  /** Of a sheet: the row has not been saved yet. */
  readonly isNew?: boolean;
}

export interface RowsPage {
  readonly rows: readonly KeyedRow[];
  readonly total: number;
  /** Entries of the answer that were no rows and are not shown. */
  readonly dropped: number;
  /** Totals that came with the rows, under the names of the row's properties. */
  readonly totals: Row | null;
  /** Of a board: the lane that each row stands in. */
  readonly lanes?: readonly LaneRows[];
}

/** The rows of one lane of a board. */
export interface LaneRows {
  /** The value of the code table that they share. */
  readonly value: EnumEntry["value"];
  readonly keys: readonly string[];
  /** All rows of the lane, those among them that are not on show. */
  readonly total: number;
  /** A text: why they could not be had. Null: the board has no sums. */
  readonly totals: Row | string | null;
}

interface Page {
  readonly page: number;
  readonly size: number;
}

interface RowsReading {
  readonly rowKey: string;
  readonly paging?: PagingPlan | undefined;
  /** Property of the answer that holds the totals. */
  readonly totals?: string | undefined;
  /** The requested page, from 1 on; absent: the first one. */
  readonly asked?: Page | undefined;
  /** Body codes by which the operation says quietly that there is nothing; the answer is the envelope then. */
  readonly quietCodes?: readonly string[] | undefined;
}

/**
 * Reads an answer of the list's source: by the operation's paging, else an array, or an object with one under `list`.
 * Throws when there is no list, or when the total beside a page is missing or disagrees with its rows.
 */
export function readRowsPage(result: unknown, reading: RowsReading): RowsPage {
  const { rowKey, paging, totals, asked } = reading;
  const holder = isRow(result) ? result : {};
  if (reading.quietCodes?.includes(String(holder["code"]))) return NOTHING;
  const entries = Array.isArray(result) ? result : holder[paging?.rows ?? "list"];
  if (!Array.isArray(entries)) throw new Error("服务器返回的列表格式不正确");
  const received: readonly unknown[] = entries;
  const rows = received.filter(isRow);
  return {
    rows: withKeys(rows, rowKey),
    total:
      paging && !Array.isArray(result)
        ? readTotal(holder[paging.total], received.length, asked)
        : rows.length,
    dropped: received.length - rows.length,
    totals: readRow(totals === undefined ? undefined : holder[totals]),
  };
}

const NOTHING: RowsPage = { rows: [], total: 0, dropped: 0, totals: null };

function readTotal(value: unknown, count: number, { page, size }: Page = { page: 1, size: count }): number {
  const total = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof total !== "number" || !Number.isInteger(total) || total < 0)
    throw new Error("服务器返回的列表没有总数，请重试");
  if (count > total || (count === 0 && (page - 1) * size < total))
    throw new Error(`服务器返回的列表与总数不符（共 ${total} 条，本页 ${count} 条），请重试`);
  return total;
}

function withKeys(rows: readonly Row[], rowKey: string): readonly KeyedRow[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = row[rowKey];
    const idText = typeof id === "string" || typeof id === "number" ? String(id) : "";
    const key = idText === "" || seen.has(idText) ? `${idText}#${index}` : idText;
    seen.add(key);
    return { key, row };
  });
}

/** An object as a row; null for anything else. */
export function readRow(value: unknown): Row | null {
  return isRow(value) ? value : null;
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
