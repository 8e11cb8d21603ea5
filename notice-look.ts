import { chromium } from "@playwright/test";
import { newSession } from "./tests/e2e/app/session.ts";
const base = process.argv[2]!;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
const page = await browser.newPage({
  viewport: { width: 1280, height: 900 },
  storageState: await newSession(base, "zhoumy"),
  locale: "zh-CN",
});
page.on("console", (m) => {
  if (m.type() === "error") console.log(m.text().slice(0, 400));
});
page.on("pageerror", (e) => console.log("ERR", e.message.slice(0, 500)));
page.setDefaultTimeout(15000);
try {
  await page.goto(base + "/otherSetting/notices");
  await page.getByRole("button", { name: "发布公告" }).first().click();
  const form = page.getByRole("dialog", { name: "发布公告" });
  const text = form.getByRole("textbox", { name: "正文" });
  await text.click();
  await page.keyboard.type("第一行");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("粗体");
  await form.getByRole("button", { name: /项目列表/ }).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      '<p onclick="x()">粘贴<b>文字</b></p><img src=x onerror=alert(1)><script>alert(1)</script>',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==",
    "base64",
  );
  await form
    .locator("input[type=file]")
    .setInputFiles({ name: "流程图.png", mimeType: "image/png", buffer: png });
  await page.waitForTimeout(1500);
  console.log(await text.innerHTML());
  await form.getByRole("button", { name: "链接", exact: true }).click();
  await page.screenshot({ path: "/tmp/notice-editor.png" });
  await page.keyboard.press("Escape");
  await form.getByRole("textbox", { name: "标题" }).fill("停电通知");
  await form
    .getByRole("button", { name: /确\s*定/ })
    .last()
    .click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: "/tmp/notice-published.png" });
  await page.getByRole("button", { name: /通知中心/ }).click();
  await page.getByRole("tab", { name: "公告", exact: true }).last().click();
  await page.locator(".notice-entry").first().click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: "/tmp/notice-own.png" });
} catch (e) {
  console.log(String(e));
  await page.screenshot({ path: "/tmp/notice-failed.png" });
}
await browser.close();
