import type { Page } from "@playwright/test";
import { columnTexts } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: "一句话筛选" });
const heard = (page: Page) => panel(page).getByRole("list", { name: "看懂的条件" }).getByRole("listitem");

/** Opens the panel by its keys, and writes as people do. */
async function write(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("Alt+S");
  await expect(panel(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type(sentence);
}

test("a sentence becomes the filters of a list, names among them", async ({ page, signIn }) => {
  await signIn("chenjie", "/customer/index");
  await write(page, "一般纳税人 按月 负责人 王海燕");
  await expect(heard(page)).toHaveText(["纳税人类型一般纳税人", "纳税期限按月", /^负责人王海燕/]);
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "一句话筛选" })).toBeFocused();
  await expect.poll(() => columnTexts(page, "负责人")).not.toHaveLength(0);
  for (const names of await columnTexts(page, "负责人")) expect(names).toContain("王海燕");
  expect(new Set(await columnTexts(page, "纳税期限"))).toEqual(new Set(["按月"]));
  await page.reload();
  await expect.poll(() => columnTexts(page, "纳税期限")).not.toHaveLength(0);
  expect(new Set(await columnTexts(page, "纳税期限"))).toEqual(new Set(["按月"]));
});
