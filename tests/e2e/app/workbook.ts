import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { readSheet } from "read-excel-file/node";
import writeWorkbook from "write-excel-file/node";

/** The rows of the first sheet of a downloaded workbook, its head first. */
export async function sheetOf(download: Download) {
  return await readSheet(await readFile(await download.path()));
}

/** The template with these rows filled in below its head. */
export async function fillTemplate(
  template: Download,
  rows: readonly Readonly<Record<string, string | number>>[],
): Promise<Buffer> {
  const [head = []] = await sheetOf(template);
  const titles = head.map(String);
  const cells = rows.map((row) => titles.map((title) => row[title.replace("*", "")] ?? null));
  return await writeWorkbook([titles, ...cells]).toBuffer();
}
