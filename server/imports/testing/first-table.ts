import { type Reader, readSheets } from "../../platform/spreadsheet/read-sheets.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { type FileTable, readTable } from "../table/read-table.ts";

/** The first visible sheet of a file, read by these columns as the user has decided nothing. */
export async function firstTable(
  content: Uint8Array,
  columns: readonly WorkbookColumn[],
  reader: Reader,
): Promise<FileTable> {
  const sheets = await readSheets({ name: "文件.xlsx", content }, reader);
  const sheet = sheets.find(({ isHidden }) => !isHidden);
  if (!sheet) throw new Error("the file has no visible sheet");
  return readTable(sheet, { columns, layouts: [] }, new Map());
}
