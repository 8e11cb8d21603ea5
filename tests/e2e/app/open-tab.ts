import { expect, type Locator } from "@playwright/test";

/**
 * Opens a tab and waits until it is in front: until then the page of the tab before it can still be pressed, and a click
 * that has found its button there goes on trying it when it is hidden.
 */
export async function openTab(tab: Locator): Promise<void> {
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
}
