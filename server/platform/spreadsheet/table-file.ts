import type { FileContent } from "../files/stored-file.ts";
import type { Clock } from "../clock.ts";
import { HEAD_STYLE, XLSX_MIME, createWorkbook } from "./write-workbook.ts";

export interface TableColumn<Row> {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  readonly value: (row: Row) => string | number | null;
}

/** A workbook of one sheet: a head that stays in sight, then the rows. Its name ends in the minute of its making. */
export async function tableFile<Row>(
  title: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<FileContent> {
  const workbook = createWorkbook(
    [{ name: title, widths: columns.map(({ width }) => width), frozenRows: 1 }],
    signal,
  );
  try {
    workbook.add([columns.map((column) => ({ value: column.title, ...HEAD_STYLE }))]);
    workbook.add(rows.map((row) => columns.map(({ value }) => value(row))));
    const minute = clock.now().replaceAll(/\D/g, "").slice(0, 12);
    return { name: `${title}_${minute}.xlsx`, mime: XLSX_MIME, content: await workbook.finish() };
  } finally {
    await workbook.close();
  }
}
