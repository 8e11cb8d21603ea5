import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../../demo/demo-staff.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const password = (page: Page) => page.getByLabel("密码");
const unlock = (page: Page) => page.getByRole("button", { name: "解锁" });

async function lock(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^账号/ }).click();
  await page.getByRole("button", { name: "锁定屏幕" }).click();
  await expect(password(page)).toBeFocused();
}

test("a locked screen shows nothing of the pages, over a reload, in all windows and on paper; the password opens it, and who forgot it signs out", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("zhoumy", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "新增用户" }).click();
  await page.getByRole("dialog", { name: "新增用户" }).getByLabel("姓名").fill("未保存的人");
  await page.keyboard.press("Control+Alt+L");
  await expect(password(page)).toBeFocused();
  await expect(page).toHaveTitle("已锁定 - 代账工作台");
  await expect(page.getByText(`演示账号的密码：${DEMO_PASSWORD}`)).toBeVisible();
  const tree = await page.locator("body").ariaSnapshot();
  expect(tree).toContain("解锁");
  expect(tree).not.toMatch(/用户管理|新增用户|未保存的人/);
  expect(await page.locator("body").innerText()).not.toMatch(/用户管理|孙丽/);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("body").innerText()).not.toMatch(/用户管理|孙丽/);
  await page.emulateMedia({ media: null });
  await page.keyboard.press("Control+K");

  await password(page).fill("Cuowu2027");
  await unlock(page).click();
  await expect(page.getByText("密码校验失败", { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/workbench/index");
  await expect(password(other)).toBeFocused();
  await expect(other.getByRole("heading", { name: "早上好" })).toBeHidden();

  await password(page).fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("dialog", { name: "新增用户" }).getByLabel("姓名"),
    "nothing is lost",
  ).toHaveValue("未保存的人");
  await expect(page.getByRole("dialog", { name: "搜索" }), "keys did not reach the page").toBeHidden();
  await expect(other.getByRole("heading", { name: "早上好" })).toBeVisible();
  await expect(page).toHaveTitle("用户管理 - 代账工作台");

  await test.step("the lock survives a reload; whoever forgot the password signs out from it, and nothing is left", async () => {
    await other.close();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "放弃修改" }).click();
    await lock(page);
    await page.reload();
    await expect(password(page)).toBeFocused();
    await expect(dataRows(page).first()).toBeHidden();
    await unlock(page).click();
    await expect(page.getByText("请输入密码")).toBeVisible();
    await page.getByRole("button", { name: "退出登录" }).click();
    await page.getByRole("button", { name: "取消" }).click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "退出登录" }).click();
    await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole("button", { name: "zhoumy" }).click();
    await expect(page.getByRole("heading", { name: "早上好" })).toBeVisible();
  });
});

test("who has no password locks by a code typed twice; it opens the screen once, wrong ones say how many tries are left, and the fifth ends the session in words", async ({
  page,
  signIn,
}) => {
  await page.route("**/customer/info", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: object };
    const result = { ...answer.result, hasPassword: false, lockByPin: true };
    await route.fulfill({ response, json: { ...answer, result } });
  });
  await signIn("zhoumy", "/setting/userManage");
  const pin = page.getByLabel("锁屏码", { exact: true });
  const lockByPin = async () => {
    await page.keyboard.press("Control+Alt+L");
    const dialog = page.getByRole("dialog", { name: "锁定屏幕" });
    await expect(dialog.getByLabel("锁屏码", { exact: true })).toBeFocused();
    await dialog.getByLabel("锁屏码", { exact: true }).fill("2468");
    await dialog.getByLabel("再次输入").fill("2468");
    await page.keyboard.press("Enter");
    await expect(unlock(page)).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await expect(dataRows(page).first()).toBeVisible();
  await lockByPin();
  await page.reload();
  await expect(pin).toBeFocused();
  await pin.fill("1357");
  await unlock(page).click();
  await expect(page.getByText("锁屏码不正确，还可以再试 4 次")).toBeVisible();
  await pin.fill("2468");
  await page.keyboard.press("Enter");
  await expect(dataRows(page).first()).toBeVisible();

  await lockByPin();
  for (const left of [4, 3, 2, 1]) {
    await pin.fill("0000");
    await unlock(page).click();
    await expect(page.getByText(`锁屏码不正确，还可以再试 ${left} 次`)).toBeVisible();
  }
  await pin.fill("0000");
  await unlock(page).click();
  await expect(page.getByText("锁屏码连续 5 次不正确，已退出登录，请重新登录")).toBeVisible();
  await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
});
