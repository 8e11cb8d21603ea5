import { expect, type Page } from "@playwright/test";
import { readSheet, type Row } from "read-excel-file/node";

/** Starts an export and follows it to its end: the name of the file that the browser saves, and its rows. */
export async function exportedRows(
  page: Page,
  start: () => Promise<void>,
): Promise<{ readonly name: string; readonly rows: readonly Row[] }> {
  const saved = page.waitForEvent("download");
  await start();
  const file = await saved;
  expect(await file.failure()).toBeNull();
  return { name: file.suggestedFilename(), rows: await readSheet(await file.path()) };
}
