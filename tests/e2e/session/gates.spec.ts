import { keptOnDevice, NOTHING } from "../app/kept-on-device.ts";
import { expect, test } from "../app/test.ts";

const CLOSED = [
  { who: "a disabled account", account: "jiangnan", text: "该账号已停用，请联系管理员开通权限" },
  { who: "an expired account", account: "shenyue", text: "账号已过期，有效期至2026-11-10，请联系客服人员" },
  {
    who: "an account without permission and version",
    account: "hanlu",
    text: "暂未配置账号权限，请联系管理员",
  },
  { who: "an unregistered user", account: "zhuling", text: "用户未注册" },
];

for (const { who, account, text } of CLOSED) {
  test(`${who} reads why it may not work here, and confirming signs it out`, async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: account }).click();
    const notice = page.getByRole("dialog");
    await expect(notice).toContainText(text);
    await expect(page.getByRole("tab"), "nothing of the application shows").toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(notice).toBeVisible();

    await notice.getByRole("button", { name: /确\s?定/ }).click();
    await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
    expect(await keptOnDevice(page)).toEqual(NOTHING);
  });
}

test("a closed gate stands before every address", async ({ page }) => {
  await page.goto("/setting/userManage");
  await page.getByRole("button", { name: "jiangnan" }).click();
  await expect(page.getByRole("dialog")).toContainText("该账号已停用");
  for (const address of ["/workbench/index", "/setting/userManage", "/"]) {
    await page.goto(address);
    await expect(page.getByRole("dialog")).toContainText("该账号已停用");
    await expect(page.getByRole("tab")).toHaveCount(0);
  }
});

test("an account that was not opened yet is warned, and signed out by itself after two seconds", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login");
  await page.getByRole("button", { name: "yangfan" }).click();
  const warning = page.getByRole("dialog");
  await expect(warning).toContainText("请先开户再登录");
  await expect(warning.getByRole("button")).toHaveCount(0);
  await expect(page).toHaveURL("/login");

  await page.clock.fastForward(2000);
  await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
  expect(await keptOnDevice(page)).toEqual(NOTHING);
});

test("an account without function permission works with the home page alone", async ({
  page,
  signInByPage,
}) => {
  await signInByPage("fenglei");
  await expect(page.getByRole("heading", { name: "早上好，冯磊" })).toBeVisible();
  await expect(page.getByText("暂无可用的功能，请联系管理员开通权限。")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "主菜单" }).getByRole("link")).toHaveText(["工作台"]);
  for (const address of ["/setting/userManage", "/performance/mivas", "/accountCenter/invoice"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/workbench/index");
    await expect(page.getByRole("heading", { name: "早上好，冯磊" })).toBeVisible();
  }
});
