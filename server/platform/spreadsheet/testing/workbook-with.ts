import { makeArchive } from "../../../testing/make-archive.ts";
import { unpackArchive } from "../../../testing/unpack-archive.ts";
import { bookOf } from "./book-of.ts";

export const SHEET = "xl/worksheets/sheet1.xml";
export const TEXTS = "xl/sharedStrings.xml";
export const STYLES = "xl/styles.xml";

/** The parts of a workbook with a line for 甲 below the head 公司名称, by their paths. */
export async function goodParts(): Promise<ReadonlyMap<string, string>> {
  const parts = unpackArchive(Buffer.from(await bookOf([["公司名称"], ["甲"]])));
  return new Map([...parts].map(([name, content]) => [name, content.toString()]));
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
