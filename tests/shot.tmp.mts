import { chromium } from "@playwright/test";
import { newSession } from "./e2e/app/session.ts";
const base = "http://127.0.0.1:4330";
const browser = await chromium.launch({ executablePath: String(process.env.CHROMIUM_PATH) });
const session = await newSession(base, "zhoumy");
for (const width of [1280, 1920]) {
  const context = await browser.newContext({ storageState: session, viewport: { width, height: 900 }, baseURL: base, locale: "zh-CN" });
  const page = await context.newPage();
  await page.goto("/customer/detail?companyId=1001002&tab=tax");
  await page.getByRole("button", { name: "验证税局账号" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "用户名" }).waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/h/shot-${width}-1.png` });
  await dialog.getByText("Pro 验证", { exact: true }).click();
  await dialog.getByRole("textbox", { name: "办税人手机号" }).fill("13900019011");
  await dialog.getByRole("textbox", { name: "密码" }).fill("Sw12345#");
  await dialog.getByRole("button", { name: "提交" }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/h/shot-${width}-2.png` });
  await context.close();
}
await browser.close();
