import { bookOf } from "../../../../platform/spreadsheet/testing/book-of.ts";
import type { WorkbookCell } from "../../../../platform/spreadsheet/write-workbook.ts";

/** A workbook to import, with its titles in the first row. */
export async function fileOf(
  titles: readonly string[],
  ...rows: readonly (readonly WorkbookCell[])[]
): Promise<File> {
  return new File([await bookOf([titles, ...rows])], "导入.xlsx");
}
