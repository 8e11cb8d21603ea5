import type { Page } from "@playwright/test";
import { button, columnTexts, dataRows, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const pageBox = (page: Page) => page.getByRole("checkbox", { name: "选择本页全部" });
const bar = (page: Page) => page.getByRole("group", { name: "已选的行" });

test(
  "a range is ticked with Shift and copied by Ctrl + C; once a page is ticked all that match can be",
  { tag: "@spine" },
  async ({ page, context, signIn }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn("chenjie", "/customer/index");
    await test.step("a range, by pointer and by key", async () => {
      const boxes = dataRows(page).locator("input[data-check]");
      await boxes.nth(1).check();
      await boxes.nth(4).click({ modifiers: ["Shift"] });
      await expect(bar(page)).toContainText("已选 4 条");
      await dataRows(page).nth(6).focus();
      await page.keyboard.press("Shift+Space");
      await expect(bar(page)).toContainText("已选 6 条");
    });
    await test.step("copied with the columns on show", async () => {
      await page.keyboard.press("ControlOrMeta+c");
      await toast(page, "已复制 6 行");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const [titles = "", ...lines] = copied.split("\n");
      const at = titles.split("\t").indexOf("客户编码");
      const codes = await columnTexts(page, "客户编码");
      expect(lines.map((line) => line.split("\t")[at])).toEqual(codes.slice(1, 7));
    });
    await test.step("all that match, which other conditions end", async () => {
      await pageBox(page).check();
      const offer = page.getByRole("button", { name: /^选择符合条件的全部 \d+ 条$/ });
      const total = Number(/\d+/.exec(await offer.innerText())?.[0]);
      expect(total).toBeGreaterThan(20);
      await offer.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(`已选符合条件的全部 ${total} 条`)).toBeVisible();
      await button(page, "设置标签").click();
      await expect(page.getByRole("dialog", { name: `为所选的 ${total} 个客户设置标签` })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByLabel("客户名称").fill("有限公司");
      await page.getByLabel("客户名称").press("Enter");
      await expect(bar(page)).toBeHidden();
    });
  },
);
