import { type WorkbookCell, writeWorkbook } from "../write-workbook.ts";

/** An .xlsx file of one sheet with these rows. */
export async function bookOf(
  rows: readonly (readonly WorkbookCell[])[],
  { name = "数据", signal = new AbortController().signal } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const recipient = { user: { gsid: 1001, id: 1 }, signal };
  const written = await writeWorkbook([{ name, widths: [], frozenRows: 1 }], recipient, (add) => add(rows));
  return Uint8Array.from(written);
}
