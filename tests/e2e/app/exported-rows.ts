import { expect, type Page } from "@playwright/test";
import { readSheet } from "read-excel-file/node";

type Cell = Awaited<ReturnType<typeof readSheet>>[number][number];

/** Starts an export and follows it to its end: the name of the file that the browser saves, and its rows. */
export async function exportedRows(
  page: Page,
  start: () => Promise<void>,
): Promise<{ readonly name: string; readonly rows: readonly (readonly Cell[])[] }> {
  const saved = page.waitForEvent("download");
  await start();
  const file = await saved;
  expect(await file.failure()).toBeNull();
  return { name: file.suggestedFilename(), rows: await readSheet(await file.path()) };
}
