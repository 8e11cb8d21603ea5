import { assertNoTransaction } from "../database/long-work.ts";
import { answerOf, startThread } from "./workbook-thread.ts";

/** A text is always a text, never a formula, whatever it begins with. */
export type WorkbookCell = null | string | number | StyledCell;

interface StyledCell {
  readonly value: string | number;
  /** As Excel writes number formats: `#,##0.00`; `@` keeps what is typed there a text. */
  readonly format?: string;
  readonly fontWeight?: "bold";
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly wrap?: boolean;
}

export interface SheetOptions {
  /** Shown on its tab; what Excel does not take in a name is left out. */
  readonly name: string;
  /** In characters, column by column. */
  readonly widths: readonly number[];
  /** Rows that stay in sight at the top. */
  readonly frozenRows: number;
}

export interface WorkbookWriter {
  readonly add: (rows: readonly (readonly WorkbookCell[])[], sheet?: number) => void;
  /** The .xlsx file. Rejects when `signal` aborts. */
  readonly finish: () => Promise<Uint8Array>;
  /** Gives up; also after `finish`, where it does nothing. */
  readonly close: () => Promise<void>;
}

export const XLSX_MIME = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Of a cell at the head of a column. */
export const HEAD_STYLE = { fontWeight: "bold", backgroundColor: "#F2F3F5" } as const;

/** Of the thread's own memory: an export may have a hundred thousand rows. */
const MOST_MB = 1024;

/** Collects rows in a thread of its own, so that requests are answered meanwhile. Close it in a `finally`. */
export function createWorkbook(sheets: readonly SheetOptions[], signal?: AbortSignal): WorkbookWriter {
  assertNoTransaction("writing a workbook");
  const worker = startThread(
    new URL("./writer-thread.mjs", import.meta.url),
    sheets.map(({ name, widths, frozenRows }) => ({
      sheet: sheetName(name),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: frozenRows,
    })),
    MOST_MB,
  );
  const written = answerOf<Uint8Array>(worker, signal);
  // A caller that gives up before `finish` does not await the answer.
  written.catch(() => {});
  return {
    add: (rows, sheet = 0) => worker.postMessage({ sheet, rows }),
    finish: async () => {
      worker.postMessage({ finish: true });
      return await written;
    },
    close: async () => void (await worker.terminate()),
  };
}

function sheetName(name: string): string {
  return (
    name
      .replaceAll(/[[\]/\\:*?]/g, " ")
      .slice(0, 31)
      .trim() || "数据"
  );
}
