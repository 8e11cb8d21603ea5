import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { packagedBrowser } from "./packaged-browser.ts";

test("the packaged browser starts, and paints Chinese in the fonts that come with it", async () => {
  const found = await packagedBrowser();
  // It is built for one platform: elsewhere there is none to start.
  expect(found !== undefined).toBe(process.platform === "linux" && process.arch === "x64");
  if (!found) return;
  const browser = await chromium.launch({ ...found, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.setContent("<p style=\"font-family: 'Noto Sans SC'\">代账公司</p>");
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("DOM.enable");
    await devTools.send("CSS.enable");
    const { root } = await devTools.send("DOM.getDocument");
    const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
    const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts).toEqual([expect.objectContaining({ familyName: "Noto Sans SC", glyphCount: 4 })]);
  } finally {
    await browser.close();
  }
});
