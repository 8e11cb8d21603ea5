import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { answerInstead, BAD_ANSWERS, success } from "../app/bad-answer.ts";
import { choose, rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { findUsers } from "../app/users.ts";

const SCREEN = "/setting/userManage";
const DETAIL = "/api/auth/user/detail";
const ADD = "/api/auth/user/add";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test.describe("a dialog", () => {
  test("says why its record could not be loaded, and loads it on 重试", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const FORMAT = "服务器返回的数据格式不正确";
    const answers = [
      ...BAD_ANSWERS,
      { title: "a success without a result", body: '{"code":"0"}', reason: FORMAT },
      { title: "a list as record", body: success([]), reason: FORMAT },
      { title: "nobody", body: success(null), reason: FORMAT },
    ];
    let mend = await answerInstead(page, DETAIL, { status: 500, body: "" });
    await rowOf(page, "魏子涵").getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toBeVisible();
    for (const { title, reason, ...answer } of answers) {
      await test.step(title, async () => {
        await mend();
        mend = await answerInstead(page, DETAIL, answer);
        await dialog.getByRole("button", { name: "重试" }).click();
        await expect(dialog.getByRole("alert")).toContainText(reason);
        await expect(dialog.getByRole("button", { name: "保存" })).toHaveCount(0);
      });
    }
    await mend();
    await dialog.getByRole("button", { name: "重试" }).click();
    await expect(dialog.getByLabel("姓名")).toHaveValue("魏子涵");
  });

  test("keeps everything typed through every failed submit, and saves when it works again", async ({
    page,
    signIn,
  }) => {
    await signIn("chenjie", SCREEN);
    const dialog = await openFilled(page, "失败二", "shibai.2");
    const refusals = [
      { title: "a refusal", body: '{"code":"0500","message":"超过账号数上限"}', reason: "超过账号数上限" },
      {
        title: "a finding about a field that is not on show",
        body: fieldErrors([{ path: "edition", message: "版本已到期" }]),
        reason: "版本已到期",
      },
      {
        title: "an invalid answer about invalid fields",
        body: '{"code":"0400","message":"信息不完整","result":{"fieldErrors":"x"}}',
        reason: "信息不完整",
      },
    ];
    for (const { title, reason, ...answer } of [...BAD_ANSWERS, ...refusals]) {
      await test.step(title, async () => {
        const mend = await answerInstead(page, ADD, answer);
        await dialog.getByRole("button", { name: "保存" }).click();
        await expect(dialog.getByRole("alert")).toContainText(reason);
        await expect(dialog.getByLabel("姓名")).toHaveValue("失败二");
        await expect(dialog.getByLabel("登录账号")).toHaveValue("shibai.2");
        await expect(dialog.getByText("会计二部")).toBeVisible();
        await mend();
      });
    }
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog).toBeHidden();
    expect(await findUsers(colleague, { nameOrAccount: "shibai.2" })).toHaveLength(1);
  });

  test("shows each of the server's findings at its field", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const dialog = await openFilled(page, "失败三", "shibai.3");
    await answerInstead(page, ADD, {
      body: fieldErrors([
        { path: "phone", message: "手机号已被使用" },
        { path: "name", message: "姓名含有敏感词" },
        { path: "edition", message: "版本已到期" },
        null,
        { path: 3, message: "不成样子" },
      ]),
    });
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByLabel("姓名")).toHaveAccessibleDescription("姓名含有敏感词");
    await expect(dialog.getByLabel("手机号")).toHaveAccessibleDescription("手机号已被使用");
    await expect(dialog.getByLabel("姓名")).toBeFocused();
    await expect(dialog.getByRole("alert")).toHaveText(["姓名含有敏感词", "手机号已被使用", "版本已到期"]);
  });

  test("adds one user when the answer was lost after the commit and 保存 is pressed again", async ({
    page,
    signIn,
  }) => {
    await signIn("chenjie", SCREEN);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === ADD) keys.push(request.headers()["idempotency-key"]);
    });
    const dialog = await openFilled(page, "重发一", "chongfa.1");
    const mend = await answerInstead(page, ADD, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByRole("alert")).toHaveText([
      "网络错误。填写的内容已保留，不作修改再次提交不会重复保存",
    ]);
    expect(await findUsers(colleague, { nameOrAccount: "chongfa.1" })).toHaveLength(1);
    await mend();
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已新增", { exact: true })).toBeVisible();
    await expect(rowOf(page, "重发一")).toHaveCount(1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await findUsers(colleague, { nameOrAccount: "chongfa.1" })).toHaveLength(1);
  });
});

async function openFilled(page: Page, name: string, account: string): Promise<Locator> {
  await page.getByRole("button", { name: "新增用户" }).click();
  const dialog = page.getByRole("dialog", { name: "新增用户" });
  await dialog.getByLabel("姓名").fill(name);
  await dialog.getByLabel("登录账号").fill(account);
  await dialog.getByLabel("手机号").fill("13800138000");
  await choose(dialog, "所属部门", "会计二部");
  await choose(dialog, "角色", "主办会计");
  return dialog;
}

function fieldErrors(findings: readonly unknown[]): string {
  return JSON.stringify({ code: "0400", message: "信息有误", result: { fieldErrors: findings } });
}
