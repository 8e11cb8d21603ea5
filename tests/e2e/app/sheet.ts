import type { Locator, Page } from "@playwright/test";

/** A cell of a sheet, by a text of its row and its column. */
export function sheetCell(page: Page, row: string, column: string): Locator {
  return page.getByRole("grid").getByRole("row").filter({ hasText: row }).locator(`[data-column=${column}]`);
}

/** Scrolls to a column: of a wide sheet only those in sight are drawn. */
export async function showColumn(page: Page, column: string): Promise<void> {
  await page.getByRole("grid").locator(`[data-resize=${column}]`).scrollIntoViewIfNeeded();
}

/** As if the text had been copied in Excel. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
