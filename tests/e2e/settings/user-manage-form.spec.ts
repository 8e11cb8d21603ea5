import type { Locator, Page } from "@playwright/test";
import { question } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const GIVE_UP = "确定放弃未保存的修改？";

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "新增用户" }).click();
  return page.getByRole("dialog", { name: "新增用户" });
}

test("what was typed is not lost: Esc closes an open list only, a click beside does nothing, each way out asks", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/setting/userManage");
  await test.step("Esc in an open list, a click beside", async () => {
    const dialog = await openAdd(page);
    await dialog.getByRole("combobox", { name: "角色" }).click();
    await expect(page.getByTitle("只读审计")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByTitle("只读审计")).toBeHidden();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel("姓名").fill("没保存");
    await page.mouse.click(20, 700);
    await expect(question(page, GIVE_UP)).toBeHidden();
    await expect(dialog.getByLabel("姓名")).toHaveValue("没保存");
    await dialog.getByLabel("姓名").fill("");
    await dialog.getByRole("button", { name: "取消" }).click();
    await expect(dialog).toBeHidden();
  });
  const ways: readonly (readonly [string, (dialog: Locator) => Promise<void>])[] = [
    ["Esc", async () => page.keyboard.press("Escape")],
    ["×", async (dialog) => dialog.getByRole("button", { name: "关闭" }).click()],
    ["取消", async (dialog) => dialog.getByRole("button", { name: "取消" }).click()],
  ];
  for (const [way, close] of ways) {
    await test.step(`${way} asks first, and closes at once when nothing was typed`, async () => {
      const dialog = await openAdd(page);
      await dialog.getByLabel("姓名").fill("没保存");
      await close(dialog);
      await question(page, GIVE_UP).getByRole("button", { name: "取消" }).click();
      await expect(question(page, GIVE_UP)).toBeHidden();
      await expect(dialog.getByLabel("姓名")).toHaveValue("没保存");
      await close(dialog);
      await question(page, GIVE_UP).getByRole("button", { name: "放弃修改" }).click();
      await expect(dialog).toBeHidden();
      await openAdd(page);
      await expect(dialog.getByLabel("姓名")).toHaveValue("");
      await close(dialog);
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }
});
