import { chromium } from "@playwright/test";
import { startApp } from "/tmp/h2/a/tests/e2e/app/running-app.ts";
import { newSession } from "/tmp/h2/a/tests/e2e/app/session.ts";
const app = await startApp({ PORT: "4311" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const context = await browser.newContext({
    locale: "zh-CN",
    viewport: { width: 1280, height: 800 },
    baseURL: app.address,
    storageState: await newSession(app.address, "zhoumy"),
  });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERR", e.message));
  page.on("console", (m) => {
    if (m.type() === "error" || m.type() === "warning") console.log("CON", m.text().slice(0, 300));
  });
  const shot = async (name: string) => {
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/h2/a-shots/${name}.png` });
  };
  await page.goto("/login");
  await page.waitForURL((u) => u.pathname !== "/login");
  await page.waitForTimeout(2500);
  await shot("1-card");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^企业沟通/ })
    .click();
  await page.waitForTimeout(1500);
  await shot("2-drawer");
  await page.keyboard.press("Tab");
  await page.locator("[role=option]").first().click();
  await page.waitForTimeout(1500);
  await shot("3-company");
  const box = page.getByRole("textbox", { name: "沟通内容" });
  await box.fill("您好，请把本月的银行回单发来，谢谢。\n<b>另外</b>请确认社保人数。");
  await box.press("Enter");
  await page.waitForTimeout(1200);
  await shot("4-sent");
  await page.getByRole("tab", { name: /税款确认/ }).click();
  await page.waitForTimeout(1000);
  await page.getByText("数据无误", { exact: true }).last().click();
  await page.waitForTimeout(1000);
  await shot("5-tax");
  await page.getByRole("button", { name: "查找记录" }).click();
  await shot("6-search");
  await page.setViewportSize({ width: 1920, height: 1000 });
  await shot("7-wide");
  await context.setOffline(true);
  await page.getByRole("button", { name: "退出查找" }).click();
  await box.fill("离线时写的话");
  await box.press("Enter");
  await shot("8-offline");
} finally {
  await browser.close();
  await app.stop();
}
