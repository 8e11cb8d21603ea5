import { isWalkInTurn } from "../../../scripts/testing/in-turn.ts";
import type { Page } from "@playwright/test";
import { findBarriers } from "../app/axe.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const card = (page: Page) => page.getByRole("dialog", { name: "陈洁" });
const background = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.querySelector(".shell-header") ?? document.body).backgroundColor,
  );
const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(20, 20, 20)";

async function openCard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "账号 陈洁" }).click();
  await expect(card(page)).toBeVisible();
}

test("a page follows the system until its user chooses; dark and compact take effect at once, and come back on another device", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn("chenjie", "/setting/userManage");
  await expect.poll(() => background(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => background(page)).toBe(LIGHT);
  await expect(dataRows(page).first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("外观 深色");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText("外观：深色");
  await page.keyboard.press("Enter");
  await expect.poll(() => background(page)).toBe(DARK);
  await openCard(page);
  await card(page).getByLabel("浅色").check();
  await expect.poll(() => background(page)).toBe(LIGHT);

  const query = page.getByRole("button", { name: "查询" });
  const before = (await query.boundingBox())?.height ?? 0;
  await card(page).getByLabel("深色").check();
  await expect.poll(() => background(page)).toBe(DARK);
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/userSetting/save"));
  await card(page).getByLabel("紧凑").check();
  await kept;
  await expect.poll(async () => (await query.boundingBox())?.height ?? 0).toBeLessThan(before);

  await page.evaluate(() => localStorage.removeItem("shell.appearance"));
  await page.reload();
  await expect.poll(() => background(page)).toBe(DARK);
  await openCard(page);
  await expect(card(page).getByLabel("深色")).toBeChecked();
  await card(page).getByLabel("紧凑").uncheck();
  await signIn("sunli");
  await expect.poll(() => background(page), "another user is shown their own").toBe(LIGHT);
});

const SCREENS = [
  "/workbench/index",
  "/customer/index",
  "/setting/userManage",
  "/basicSetting/auth/role-auth",
  "/accountCenter/salary",
];

if (isWalkInTurn(3))
  test(
    "screens, a form and what the frame opens have no barrier in the dark",
    { tag: "@slow" },
    async ({ page, signIn }) => {
      const barriers: string[] = [];
      await page.emulateMedia({ colorScheme: "dark" });
      await signIn("chenjie");
      for (const path of SCREENS) {
        await page.goto(path);
        await expect(page.locator(".shell-tab-active")).toBeVisible();
        await page.waitForLoadState("networkidle");
        barriers.push(...(await findBarriers(page, { at: path })));
      }
      await page.goto("/setting/userManage");
      await page.getByRole("button", { name: "新增用户" }).click();
      await expect(page.getByRole("dialog", { name: "新增用户" })).toBeVisible();
      barriers.push(...(await findBarriers(page, { at: "form", within: '[role="dialog"]' })));
      await page.keyboard.press("Escape");
      await openCard(page);
      barriers.push(...(await findBarriers(page, { at: "user card", within: "header" })));
      await page.keyboard.press("Control+k");
      await page.locator(".palette").getByRole("combobox").fill("管理");
      await expect(page.locator(".palette").getByRole("option", { selected: true })).toBeVisible();
      barriers.push(...(await findBarriers(page, { at: "palette", within: ".palette" })));
      expect(barriers).toEqual([]);
    },
  );
