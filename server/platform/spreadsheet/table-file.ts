import type { FileContent } from "../files/stored-file.ts";
import type { Clock } from "../clock.ts";
import { HEAD_STYLE, XLSX_MIME, writeWorkbook } from "./write-workbook.ts";
import type { Recipient } from "./writing-turns.ts";

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
  recipient: Recipient & { readonly clock: Clock },
): Promise<FileContent> {
  const widths = columns.map(({ width }) => width);
  const content = await writeWorkbook([{ name: title, widths, frozenRows: 1 }], recipient, (add) => {
    add([columns.map((column) => ({ value: column.title, ...HEAD_STYLE }))]);
    add(rows.map((row) => columns.map(({ value }) => value(row))));
  });
  const minute = recipient.clock.now().replaceAll(/\D/g, "").slice(0, 12);
  return { name: `${title}_${minute}.xlsx`, mime: XLSX_MIME, content };
}
