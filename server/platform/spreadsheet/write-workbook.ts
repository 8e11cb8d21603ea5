import { assertNoTransaction } from "../database/long-work.ts";
import { startThread } from "../threads/start-thread.ts";
import { answerOf } from "./workbook-thread.ts";
import { type Recipient, inWritingTurn } from "./writing-turns.ts";

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

/** Rows of a sheet, by its place; default: the first one. */
type AddRows = (rows: readonly (readonly WorkbookCell[])[], sheet?: number) => void;

export const XLSX_MIME = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Of a cell at the head of a column. */
export const HEAD_STYLE = { fontWeight: "bold", backgroundColor: "#F2F3F5" } as const;

/** Of the thread's own memory: an export may have 50,000 rows. */
const MOST_MB = 1024;

/**
 * The .xlsx file with what `fill` adds, written in a thread of its own, so that requests are answered meanwhile. Rejects
 * when the recipient's signal aborts, and refuses where too many wait for theirs.
 */
export async function writeWorkbook(
  sheets: readonly SheetOptions[],
  recipient: Recipient,
  fill: (add: AddRows) => Promise<void> | void,
): Promise<Uint8Array> {
  assertNoTransaction("writing a workbook");
  return await inWritingTurn(recipient, async () => await writeInThread(sheets, recipient.signal, fill));
}

async function writeInThread(
  sheets: readonly SheetOptions[],
  signal: AbortSignal | undefined,
  fill: (add: AddRows) => Promise<void> | void,
): Promise<Uint8Array> {
  const worker = startThread(new URL("./writer-thread.mjs", import.meta.url), {
    workerData: sheets.map(({ name, widths, frozenRows }) => ({
      sheet: sheetName(name),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: frozenRows,
    })),
    mostMb: MOST_MB,
  });
  const written = answerOf<Uint8Array>(worker, signal);
  // Where `fill` gives up nobody awaits the answer.
  written.catch(() => {});
  try {
    await fill((rows, sheet = 0) => worker.postMessage({ sheet, rows }));
    worker.postMessage({ finish: true });
    return await written;
  } finally {
    await worker.terminate();
  }
}

function sheetName(name: string): string {
  return (
    name
      .replaceAll(/[[\]/\\:*?]/g, " ")
      .slice(0, 31)
      .trim() || "数据"
  );
}
