import { makeArchive } from "../../../testing/make-archive.ts";
import { unpackArchive } from "../../../testing/unpack-archive.ts";
import { createWorkbook } from "../write-workbook.ts";

export const SHEET = "xl/worksheets/sheet1.xml";
export const TEXTS = "xl/sharedStrings.xml";
export const STYLES = "xl/styles.xml";

/** The parts of a workbook with a line for 甲 below the head 公司名称, by their paths. */
export async function goodParts(): Promise<ReadonlyMap<string, string>> {
  const workbook = createWorkbook([{ name: "数据", widths: [], frozenRows: 0 }]);
  try {
    workbook.add([["公司名称"], ["甲"]]);
    const parts = unpackArchive(await workbook.finish());
    return new Map([...parts].map(([name, content]) => [name, content.toString()]));
  } finally {
    await workbook.close();
  }
}

/** That workbook with other parts, or more of them. */
export async function workbookWith(parts: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const all = { ...Object.fromEntries(await goodParts()), ...parts };
  return makeArchive(Object.entries(all).map(([name, content]) => ({ name, content })));
}

/** That workbook with other rows in its sheet. */
export async function workbookWithRows(rows: string): Promise<Buffer> {
  return await workbookWith({ [SHEET]: `<worksheet><sheetData>${rows}</sheetData></worksheet>` });
}
