import { type WorkbookCell, createWorkbook } from "../../../../platform/spreadsheet/write-workbook.ts";

/** A workbook to import, with its titles in the first row. */
export async function fileOf(
  titles: readonly string[],
  ...rows: readonly (readonly WorkbookCell[])[]
): Promise<File> {
  const workbook = createWorkbook([{ name: "数据", widths: [], frozenRows: 1 }]);
  try {
    workbook.add([titles, ...rows]);
    return new File([Uint8Array.from(await workbook.finish())], "导入.xlsx");
  } finally {
    await workbook.close();
  }
}
