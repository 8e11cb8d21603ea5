import type { Page } from "@playwright/test";
import { dataRows } from "../app/list-screen.ts";
import { newSession } from "../app/session.ts";
import { expect, test } from "../app/test.ts";

const SETTING = "/otherSetting/firmSetting";
const mark = (page: Page) => page.locator(".watermark");

async function setWatermark(page: Page, isOn: boolean): Promise<void> {
  await page.getByRole("button", { name: "修改设置" }).click();
  const dialog = page.getByRole("dialog", { name: "修改公司设置" });
  const choice = dialog.getByRole("switch", { name: "页面水印" });
  await expect(choice).toBeChecked({ checked: !isOn });
  await choice.click();
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("已保存，所有人的页面随之改变").last()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test("a firm marks all pages with who reads them and when, for everybody at once, over windows, and takes the mark away", async ({
  page,
  signIn,
  browser,
  app,
}) => {
  await page.clock.install();
  await signIn("chenjie", SETTING);
  await expect(mark(page)).toHaveCount(0);
  const reader = await browser.newContext({ storageState: await newSession(app.address, "sunli") });
  const other = await reader.newPage();
  await other.goto(`${app.address}/customer/index`);
  await expect(dataRows(other).first()).toBeVisible();
  await expect(mark(other)).toHaveCount(0);

  await setWatermark(page, true);
  await expect(mark(page)).toHaveAttribute("data-lines", /^陈洁 chenjie \d{4}-\d\d-\d\d \d\d:\d\d$/);
  await expect(mark(other)).toHaveAttribute("data-lines", /^孙丽 sunli /);
  await dataRows(other).first().getByRole("button").first().click();
  await expect(other, "what lies below can be pressed").toHaveURL(/\/customer\/detail/);
  await other.reload();
  await expect(mark(other)).toBeVisible();
  await other.emulateMedia({ media: "print" });
  await expect(mark(other)).toBeVisible();
  await other.emulateMedia({ media: null });

  await test.step("it lies over windows, and its time goes on", async () => {
    const lines = (await mark(page).getAttribute("data-lines")) ?? "";
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(mark(page)).not.toHaveAttribute("data-lines", lines, { timeout: 500 });
    }).toPass();
    await page.getByRole("button", { name: "修改设置" }).click();
    const dialog = page.getByRole("dialog", { name: "修改公司设置" });
    await expect(dialog).toBeVisible();
    const height = (element: Element) => Number(getComputedStyle(element).zIndex) || 0;
    const over = await mark(page).evaluate(height);
    expect(await page.locator(".ant-modal-wrap").evaluate(height)).toBeLessThan(over);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await setWatermark(page, false);
  await expect(mark(page)).toHaveCount(0);
  await expect(mark(other)).toHaveCount(0);
  await reader.close();
});
