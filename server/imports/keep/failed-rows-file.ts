import type { ImportFault } from "../plan/import-plan.ts";
import type { FileContent } from "../../platform/files/stored-file.ts";
import type { RawCell } from "../../platform/spreadsheet/read-sheets.ts";
import {
  HEAD_STYLE,
  type WorkbookCell,
  XLSX_MIME,
  writeWorkbook,
} from "../../platform/spreadsheet/write-workbook.ts";
import type { Recipient } from "../../platform/spreadsheet/writing-turns.ts";
import { LINE_TITLE, REASON_TITLE } from "../table/own-titles.ts";

/** A row that is not imported. */
export interface FailedRow {
  /** As it stood in the file that was sent. */
  readonly line: number;
  readonly cells: readonly RawCell[];
  readonly reason: string;
}

interface FailedFile {
  /** Of the file that was sent. */
  readonly name: string;
  /** Behind the name: 失败, 检查结果. */
  readonly suffix: string;
  readonly titles: readonly string[];
}

/**
 * A workbook of the rows that are not imported, as they stood in the file with the reasons beside them: once they are
 * mended it can be imported as it is. `faults`: one by one on a second sheet.
 */
export async function failedRowsFile(
  { name, suffix, titles }: FailedFile,
  rows: readonly FailedRow[],
  faults: readonly ImportFault[],
  recipient: Recipient,
): Promise<FileContent> {
  const sheets = [
    { name: "失败数据", widths: [8, ...titles.map(() => 18), 48], frozenRows: 1 },
    ...(faults.length > 0 ? [{ name: "问题清单", widths: [8, 20, 32, 60], frozenRows: 1 }] : []),
  ];
  const content = await writeWorkbook(sheets, recipient, (add) => {
    add([headRow([LINE_TITLE, ...titles, REASON_TITLE])]);
    add(rows.map((row) => failedRow(titles, row)));
    if (faults.length === 0) return;
    add([headRow([LINE_TITLE, "列名", "填写内容", "原因"])], 1);
    add(
      faults.map(({ line, column, content: typed, reason }) => [
        line,
        column,
        typed,
        { value: reason, wrap: true },
      ]),
      1,
    );
  });
  return { name: `${name.replace(/\.\w+$/, "")}_${suffix}.xlsx`, mime: XLSX_MIME, content };
}

function headRow(titles: readonly string[]): WorkbookCell[] {
  return titles.map((value) => ({ value, ...HEAD_STYLE }));
}

function failedRow(titles: readonly string[], { line, cells, reason }: FailedRow): WorkbookCell[] {
  const original = titles.map((_title, place): WorkbookCell => {
    const cell = cells[place] ?? null;
    return typeof cell === "boolean" ? String(cell) : cell;
  });
  return [line, ...original, { value: reason, textColor: "#CF1322", wrap: true }];
}
