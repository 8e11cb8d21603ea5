import type { Locator, Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { keptOnDevice, NOTHING } from "../app/kept-on-device.ts";
import { watchLeaks } from "../app/leaks.ts";
import { filtered, rowOf, startMore } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const USERS = "/setting/userManage";
const OLD = "Demo123456";
const FRESH = "Xinmima2027";

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^账号/ }).click();
  await page.getByRole("button", { name: "修改密码" }).click();
  return page.getByRole("dialog", { name: "修改密码" });
}

async function fill(dialog: Locator, values: { old: string; fresh: string; again?: string }): Promise<void> {
  await dialog.getByLabel("旧密码").fill(values.old);
  await dialog.getByLabel("新密码").fill(values.fresh);
  await dialog.getByLabel("确认密码").fill(values.again ?? values.fresh);
  await dialog.getByRole("button", { name: "确定" }).click();
}

test("nothing is sent before the three passwords are sound; each fault has its sentence, and what is refused is not lost", async ({
  page,
  signIn,
}) => {
  await signIn("sunli");
  let sent = 0;
  page.on("request", (request) => {
    if (/Password|resetPwd/.test(request.url())) sent += 1;
  });
  const dialog = await openDialog(page);
  await expect(dialog.getByLabel("旧密码")).toBeFocused();
  await dialog.getByRole("button", { name: "确定" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(["请输入旧密码", "请输入密码", "请确认密码"]);
  await expect(dialog.getByLabel("旧密码")).toBeFocused();
  for (const [weak, sentence] of [
    ["Abcdef1!", "密码不能包含特殊字符"],
    ["Abcde12", "长度为8~18位"],
    ["abcdefg1", "长度为8~18位，必须包含大小写字母"],
    ["Abcdefgh", "必须包含数字"],
    ["abcdefgh", "长度为8~18位，必须包含大小写字母、数字"],
  ] as const) {
    await fill(dialog, { old: OLD, fresh: weak });
    await expect(dialog.getByRole("alert")).toHaveText([sentence]);
    await expect(dialog.getByLabel("新密码")).toBeFocused();
  }
  await fill(dialog, { old: OLD, fresh: FRESH, again: "Xinmima2028" });
  await expect(dialog.getByRole("alert")).toHaveText(["两次输入的密码不一致，请重新输入"]);
  await dialog.getByLabel("旧密码").fill("A1".repeat(20));
  await expect(dialog.getByLabel("旧密码")).toHaveValue("A1".repeat(9));
  expect(sent).toBe(0);

  await test.step("a wrong old password, and a fault of the server, are told, and nothing is lost", async () => {
    await fill(dialog, { old: "Wrong12345", fresh: FRESH });
    await expect(dialog.getByRole("alert")).toHaveText(["旧密码校验失败"]);
    await expect(dialog.getByLabel("旧密码")).toBeFocused();
    await expect(dialog.getByLabel("新密码")).toHaveValue(FRESH);

    await page.route("**/resetPwd", (route) => route.fulfill({ status: 500, body: "" }));
    await fill(dialog, { old: OLD, fresh: FRESH });
    await expect(dialog.getByRole("alert")).toHaveText(["密码修改失败，请稍后重试"]);
    await expect(dialog.getByLabel("新密码")).toHaveValue(FRESH);
  });
});

test("a password stands nowhere, typed and not sent or changed; the changed one signs out to the single sign-on", async ({
  app,
  page,
  signIn,
}) => {
  const leaksOf = watchLeaks(page, { bodies: /\/(checkPassword|resetPwd)$/ });
  page.on("dialog", (question) => void question.accept());
  await signIn("zhoumy", filtered(USERS, "nameOrAccount", "duruo"));

  await test.step("typed and not sent, one's own or one for others", async () => {
    await startMore(rowOf(page, "杜若"), "重置密码");
    const reset = page.getByRole("dialog", { name: "重置「杜若」的密码" });
    await reset.getByLabel("新密码").fill("Bieren2027");
    await reset.getByLabel("确认密码").fill("Bieren2027");
    await page.goto(USERS);
    const own = await openDialog(page);
    await own.getByLabel("旧密码").fill(OLD);
    await own.getByLabel("新密码").fill("Ziji2027ma");
    await page.keyboard.press("Escape");
    await expect(own).toBeHidden();
    for (const secret of ["Bieren2027", OLD, "Ziji2027ma"]) expect(await leaksOf(secret)).toEqual([]);
    await page.goto("/workbench/index");
    for (const secret of ["Bieren2027", OLD, "Ziji2027ma"]) expect(await leaksOf(secret)).toEqual([]);
  });

  const elsewhere = await signInToApi(app.address, "zhoumy");
  await page.goto(USERS);
  await page.getByRole("button", { name: "新增用户" }).click();
  await page.getByRole("dialog", { name: "新增用户" }).getByLabel("姓名").fill("未保存的人");
  await page.reload();
  const dialog = await openDialog(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(checkPassword|resetPwd|logout)$/.test(pathname)) calls.push(pathname);
  });
  await fill(dialog, { old: OLD, fresh: FRESH });
  await expect(page.getByText("密码修改成功", { exact: true })).toBeVisible();
  for (const secret of [OLD, FRESH]) expect(await leaksOf(secret)).toEqual([]);
  await expect(page.getByRole("heading", { name: "单点登录" })).toBeVisible();
  expect(calls).toEqual(["/api/auth/user/checkPassword", "/api/auth/user/resetPwd", "/sso/logout"]);
  expect(await keptOnDevice(page), "not even what was typed elsewhere").toEqual(NOTHING);
  expect((await elsewhere.post("/api/auth/user/checkPassword", { password: FRESH })).code).toBe("0006");

  const again = await signInToApi(app.address, "zhoumy");
  expect((await again.post("/api/auth/user/checkPassword", { password: OLD })).message).toBe(
    "旧密码校验失败",
  );
  expect((await again.post("/api/auth/user/checkPassword", { password: FRESH })).code).toBe("0");
});
