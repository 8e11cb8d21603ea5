import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { installProbe } from "./probe.ts";

/** Uses a page in a browser profile of its own, with the probe in it. */
export async function inFreshPage<Result>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
  profile: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({
    locale: "zh-CN",
    viewport: { width: 1920, height: 1080 },
    ...profile,
  });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => process.stderr.write(`${page.url()}: ${error.message}\n`));
    // The compiler of this script leaves calls of a helper in functions that the page runs.
    await page.addInitScript({ content: "globalThis.__name = (named) => named;" });
    await page.addInitScript(installProbe);
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
