import { type Api, signInToApi } from "../app/api.ts";
import { answerInstead } from "../app/bad-answer.ts";
import { choose, question, rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser, findUsers } from "../app/users.ts";

const SCREEN = "/setting/userManage";
const LIST = "/api/auth/user/list";
const DETAIL = "/api/auth/user/detail";
const ADD = "/api/auth/user/add";
const CHOICES = [
  { label: "所属部门", path: "/api/fintax/application/dz/department/tree", entry: "会计二部" },
  { label: "角色", path: "/api/auth/role/page", entry: "主办会计" },
];

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test("a bad answer is said where it is missed, changes nothing and is over on 重试: a list, an action, a dialog, its choices", async ({
  page,
  signIn,
}) => {
  await addUser(colleague, "失败一", "shibai.1");
  const failure = page.getByRole("alert").filter({ hasText: "列表加载失败" });
  const dialog = page.getByRole("dialog");

  await test.step("a list that cannot be opened", async () => {
    const mend = await answerInstead(page, LIST, { body: "<h1>login</h1>" });
    await signIn("chenjie", SCREEN);
    await expect(failure).toHaveText(/服务返回的数据无法识别，请稍后重试/);
    await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
    await mend();
    await failure.getByRole("button", { name: "重试" }).click();
    await expect(rowOf(page, "魏子涵")).toBeVisible();
    await expect(failure).toBeHidden();
  });

  await test.step("a later answer leaves the rows that are there", async () => {
    const mend = await answerInstead(page, LIST, { status: 504, body: "" });
    await page.getByRole("button", { name: "刷新" }).click();
    await expect(failure).toContainText("列表加载失败：网关超时。下面仍是上次的数据");
    await expect(rowOf(page, "魏子涵")).toBeVisible();
    await mend();
    await failure.getByRole("button", { name: "重试" }).click();
    await expect(failure).toBeHidden();
  });

  await test.step("an action changes nothing", async () => {
    const mend = await answerInstead(page, "/api/auth/user/modifyStatus", { status: 502, body: "" });
    const row = rowOf(page, "失败一");
    await row.getByRole("button", { name: "停用" }).click();
    await question(page, /「失败一」/)
      .getByRole("button", { name: "停用" })
      .click();
    await expect(page.getByText("网关错误")).toBeVisible();
    await expect(page.getByText("已停用")).toBeHidden();
    await expect(row.getByRole("button", { name: "停用" })).toBeEnabled();
    expect((await findUser(colleague, "shibai.1"))?.status).toBe(1);
    await mend();
  });

  await test.step("the choices of a field", async () => {
    const mends = await Promise.all(
      CHOICES.map(async ({ path }) => await answerInstead(page, path, { body: '{"code":"0"}' })),
    );
    await page.getByRole("button", { name: "新增用户" }).click();
    await dialog.getByLabel("姓名").fill("还在");
    for (const [index, { label, entry }] of CHOICES.entries()) {
      await dialog.getByRole("combobox", { name: label }).click();
      const lacking = page.getByRole("alert").filter({ hasText: "选项加载失败" });
      await expect(lacking).toBeVisible();
      await mends[index]?.();
      await lacking.getByRole("button", { name: "重试" }).click();
      await page.getByTitle(entry, { exact: true }).last().click();
      await expect(dialog.getByTitle(entry, { exact: true })).toBeVisible();
      await page.keyboard.press("Tab");
    }
    await expect(dialog.getByLabel("姓名")).toHaveValue("还在");
    await dialog.getByRole("button", { name: "取消" }).click();
    await question(page, "确定放弃未保存的修改？").getByRole("button", { name: "放弃修改" }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("the record of a dialog", async () => {
    const mend = await answerInstead(page, DETAIL, { status: 500, body: "" });
    await rowOf(page, "魏子涵").getByRole("button", { name: "编辑" }).click();
    await expect(dialog.getByRole("alert")).toContainText("服务异常");
    await expect(dialog.getByRole("button", { name: "保存" })).toHaveCount(0);
    await mend();
    await dialog.getByRole("button", { name: "重试" }).click();
    await expect(dialog.getByLabel("姓名")).toHaveValue("魏子涵");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
});

test("everything typed stays through failed submits; when the answer was lost after the commit, 保存 adds one user", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", SCREEN);
  const keys: (string | undefined)[] = [];
  await page.getByRole("button", { name: "新增用户" }).click();
  const dialog = page.getByRole("dialog", { name: "新增用户" });
  await dialog.getByLabel("姓名").fill("重发一");
  await dialog.getByLabel("登录账号").fill("chongfa.1");
  await dialog.getByLabel("手机号").fill("13800138000");
  await choose(dialog, "所属部门", "会计二部");
  await choose(dialog, "角色", "主办会计");
  for (const { reason, ...answer } of [
    { status: 500, body: "boom", reason: "服务异常" },
    { body: '{"code":"0500","message":"超过账号数上限"}', reason: "超过账号数上限" },
  ]) {
    const mend = await answerInstead(page, ADD, answer);
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByRole("alert")).toContainText(reason);
    await expect(dialog.getByLabel("姓名")).toHaveValue("重发一");
    await expect(dialog.getByLabel("登录账号")).toHaveValue("chongfa.1");
    await expect(dialog.getByText("会计二部")).toBeVisible();
    await mend();
  }
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === ADD) keys.push(request.headers()["idempotency-key"]);
  });
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
