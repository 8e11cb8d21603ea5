import type { Page } from "@playwright/test";
import { setDuePassword, signInToApi } from "../app/api.ts";
import { watchLeaks } from "../app/leaks.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { findUser } from "../app/users.ts";

const ssoPage = (page: Page) => page.getByRole("heading", { name: "单点登录" });

async function setPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel("新密码").fill(password);
  await page.getByLabel("确认密码").fill(again);
  await page.getByRole("button", { name: "确定" }).click();
}

test("an account whose password is due sets a new one first, and then comes home", async ({ page }) => {
  const leaksOf = watchLeaks(page, { bodies: /\/forceupdate$/ });
  const arrival = page.waitForRequest(/\/login\?state=/);
  await page.goto("/login");
  await page.getByRole("button", { name: "weizihan" }).click();
  await expect(page.getByRole("heading", { name: "修改密码" })).toBeVisible();
  const state = new URL((await arrival).url()).searchParams.get("state") ?? "";
  await expect(page, "the state does not stay in the address").toHaveURL("/login");
  await expect(page.getByRole("tab"), "nothing of the application shows").toHaveCount(0);

  await page.getByRole("button", { name: "确定" }).click();
  await expect(page.getByRole("alert")).toHaveText(["请输入密码", "请确认密码"]);
  await setPassword(page, "abcdefg1");
  await expect(page.getByRole("alert")).toHaveText(["长度为8~18位，必须包含大小写字母"]);
  await setPassword(page, "Xinmima2027", "Xinmima2028");
  await expect(page.getByRole("alert")).toHaveText(["两次输入的密码不一致，请重新输入"]);
  await setPassword(page, "Demo123456");
  await expect(page.getByRole("alert"), "the server's own sentence").toHaveText(["新密码不能与旧密码相同"]);

  await setPassword(page, "Xinmima2027");
  await expect(page.getByText("密码修改成功", { exact: true })).toBeVisible();
  expect(await leaksOf("Xinmima2027")).toEqual([]);
  const held = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  );
  expect(held).not.toContain(state);
  await expect(ssoPage(page)).toBeVisible();
  await page.getByRole("button", { name: "weizihan" }).click();
  await expect(page).toHaveURL("/workbench/index");
});

test("whose password an administrator resets is signed out at once and told so, and changes it at the next sign-in", async ({
  app,
  page,
  signIn,
}) => {
  const admin = await signInToApi(app.address, "chenjie");
  const { id } = (await findUser(admin, "heqing")) ?? {};
  const reset = async () =>
    await admin.post("/api/auth/user/batchResetPwd", { password: "Chongzhi2026", userIds: [id] });
  await signIn("heqing", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  await page.route("**/sso/logout*", async (route) => await route.fulfill({ status: 204 }));
  expect(await reset()).toMatchObject({ code: "0" });
  await expect(page.getByText("登录失效，请重新登录", { exact: true })).toBeVisible();
  await page.unroute("**/sso/logout*");

  await page.goto("/login");
  await page.getByRole("button", { name: "heqing" }).click();
  // A request is only caught for certain once the page that sends it is there.
  await expect(page.getByRole("heading", { name: "修改密码" })).toBeVisible();
  await setPassword(page, "Chongzhi2026");
  await expect(page.getByRole("alert")).toHaveText(["新密码不能与旧密码相同"]);

  await test.step("a fault is told and can be tried again; a state that has ended leads back to the sign-in", async () => {
    await page.route("**/forceupdate", (route) => route.fulfill({ status: 500, body: "" }));
    await setPassword(page, "Ziji2026ma");
    await expect(page.getByRole("alert")).toHaveText(["密码修改失败，请稍后重试"]);
    await page.unroute("**/forceupdate");

    expect((await setDuePassword(app.address, "heqing", "Bieren2026")).code).toBe("0");
    await page.getByRole("button", { name: "确定" }).click();
    await expect(page.getByText("修改密码的凭据已失效，请重新登录")).toBeVisible();
    expect(await reset()).toMatchObject({ code: "0" });
    await page.getByRole("button", { name: "重新登录" }).click();
    await expect(ssoPage(page)).toBeVisible();
  });

  await page.getByRole("button", { name: "heqing" }).click();
  await setPassword(page, "Ziji2026ma");
  await expect(ssoPage(page)).toBeVisible();
  await page.getByRole("button", { name: "heqing" }).click();
  await expect(page).toHaveURL("/workbench/index");
});
