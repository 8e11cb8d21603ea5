import type { Page } from "@playwright/test";

/**
 * Goes to an address as a link of the application does: the page is not loaded anew. Waits until the page of before is
 * no longer in front: a row or button that is looked up meanwhile would be one of that page, and stay hidden.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  const { pathname } = new URL(address, page.url());
  await page.waitForFunction((path) => {
    if (document.querySelector('[role="dialog"]')) return true;
    const panes = [...document.querySelectorAll(".shell-pane:not(.shell-pane-behind)")];
    const front = panes.find((pane) => pane.checkVisibility());
    return !front || front.id.replace(/^panel:/, "").split("?")[0] === path;
  }, pathname);
}
