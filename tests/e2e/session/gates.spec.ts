import { keptOnDevice, NOTHING } from "../app/kept-on-device.ts";
import { expect, test } from "../app/test.ts";

const DISABLED = "该账号已停用，请联系管理员开通权限";

test("a closed gate stands before every address with its reason; confirming it, or two seconds after a warning, signs out", async ({
  page,
}) => {
  const notice = page.getByRole("dialog");
  const signOn = page.getByRole("heading", { name: "单点登录" });
  await page.goto("/login");
  await page.getByRole("button", { name: "jiangnan" }).click();
  await expect(notice).toContainText(DISABLED);
  for (const address of ["/workbench/index", "/setting/userManage", "/"]) {
    await page.goto(address);
    await expect(notice).toContainText(DISABLED);
    await expect(page.getByRole("tab"), "nothing of the application shows").toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: /确\s?定/ }).click();
  await expect(signOn).toBeVisible();
  expect(await keptOnDevice(page)).toEqual(NOTHING);

  await test.step("a user whom the application does not know has no session to end", async () => {
    await page.getByRole("button", { name: "zhuling" }).click();
    await expect(notice).toContainText("用户未注册");
    await expect(page.getByRole("tab")).toHaveCount(0);
    await notice.getByRole("button", { name: /确\s?定/ }).click();
    await expect(signOn).toBeVisible();
    expect(await keptOnDevice(page)).toEqual(NOTHING);
  });

  await test.step("an account that was not opened yet is warned, and signed out by itself after two seconds", async () => {
    await page.clock.install();
    await page.getByRole("button", { name: "yangfan" }).click();
    await expect(notice).toContainText("请先开户再登录");
    await expect(notice.getByRole("button")).toHaveCount(0);
    await expect(page).toHaveURL("/login");
    await page.clock.fastForward(2000);
    await expect(signOn).toBeVisible();
    expect(await keptOnDevice(page)).toEqual(NOTHING);
  });
});
