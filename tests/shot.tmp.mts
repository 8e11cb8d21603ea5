import { chromium } from "@playwright/test";
import { newSession } from "./e2e/app/session.ts";
const base = "http://127.0.0.1:4331";
const browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"]! });
const state = await newSession(base, "chenjie");
for (const width of [1280, 1920]) {
  const context = await browser.newContext({ storageState: state as never, viewport: { width, height: 1000 } });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERR", e.message));
  await page.goto(`${base}/accountCenter/businessSituation`);
  await page.getByText("合计").first().waitFor({ timeout: 60000 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/h2/sit-list-${width}.png` });
  await page.goto(`${base}/accountCenter/businessSituation/detail?companyId=1001004`);
  await page.getByText("前五大客户").first().waitFor({ timeout: 60000 });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/h2/sit-detail-${width}.png` });
  if (width === 1280) {
    await page.emulateMedia({ media: "print" });
    await page.pdf({ path: "/tmp/h2/sit.pdf", landscape: true, format: "A4" }).catch((e) => console.log(e.message));
  }
  await context.close();
}
await browser.close();
