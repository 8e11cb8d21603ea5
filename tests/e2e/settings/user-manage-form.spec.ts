import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { choose, dataRows, question, rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser, findUsers } from "../app/users.ts";

const SCREEN = "/setting/userManage";
const GIVE_UP = "确定放弃未保存的修改？";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "新增用户" }).click();
  return page.getByRole("dialog", { name: "新增用户" });
}

async function fillIn(dialog: Locator, name: string, account: string): Promise<void> {
  await dialog.getByLabel("姓名").fill(name);
  await dialog.getByLabel("登录账号").fill(account);
  await dialog.getByLabel("手机号").fill("13800138000");
  await choose(dialog, "所属部门", "会计二部");
  await choose(dialog, "角色", "主办会计");
}

test.describe("adding a user", () => {
  test("takes all of the form to the database and shows them in the list", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const dialog = await openAdd(page);
    await fillIn(dialog, "新增一", "xinzeng.1");
    await choose(dialog, "用户类型", "部门主管");
    await choose(dialog, "角色", "外勤顾问");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已新增", { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, "新增一").getByRole("cell", { name: "会计二部" })).toBeVisible();
    const added = await findUser(colleague, "xinzeng.1");
    expect(added).toMatchObject({
      name: "新增一",
      phone: "138****8000",
      deptName: "会计二部",
      userKind: "deptManager",
      status: 1,
    });
    expect(added?.roleNames.split("、").toSorted()).toEqual(["主办会计", "外勤顾问"]);
  });

  test("asks for what is missing and goes to the first such field, without asking the server", async ({
    page,
    signIn,
  }) => {
    await signIn("chenjie", SCREEN);
    const requests = adds(page);
    const dialog = await openAdd(page);
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByRole("alert")).toHaveText([
      "请输入姓名",
      "请输入登录账号",
      "请输入手机号",
      "请选择所属部门",
      "请选择角色",
    ]);
    await expect(dialog.getByLabel("姓名")).toBeFocused();
    await expect(dialog.getByLabel("姓名")).toHaveAccessibleDescription("请输入姓名");
    expect(requests).toEqual([]);
  });

  test("refuses a wrong value at its field, without asking the server", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const requests = adds(page);
    const dialog = await openAdd(page);
    await fillIn(dialog, "校验一", "jiaoyan.1");
    for (const [field, right, wrong, message] of [
      ["姓名", "校验一", "   ", "请输入姓名"],
      ["登录账号", "jiaoyan.1", "abc", "登录账号至少 4 个字符"],
      ["登录账号", "jiaoyan.1", "张三的账号", "登录账号格式不正确：只能使用字母、数字和 . _ - @"],
      ["手机号", "13800138000", "12345678901", "手机号格式不正确：请填写 11 位手机号"],
      ["手机号", "13800138000", "1380013800", "手机号格式不正确：请填写 11 位手机号"],
    ] as const) {
      await test.step(`「${wrong}」 as ${field}`, async () => {
        const control = dialog.getByLabel(field);
        await control.fill(wrong);
        await dialog.getByRole("button", { name: "保存" }).click();
        await expect(dialog.getByRole("alert")).toHaveText([message]);
        await expect(control).toBeFocused();
        await control.fill(right);
        await expect(dialog.getByRole("alert")).toHaveCount(0);
      });
    }
    await test.step("spaces around a name are cut, and the click that leaves the field counts", async () => {
      await dialog.getByLabel("登录账号").fill("abc");
      await dialog.getByLabel("姓名").fill(" 张三 ");
      await dialog.getByRole("button", { name: "保存" }).click();
      await expect(dialog.getByLabel("登录账号")).toBeFocused();
      await expect(dialog.getByLabel("姓名")).toHaveValue("张三");
      await expect(dialog.getByRole("alert")).toHaveText(["登录账号至少 4 个字符"]);
    });
    expect(requests).toEqual([]);
  });

  test("shows what the server refuses at its field and keeps everything typed", async ({ page, signIn }) => {
    await addUser(colleague, "占用一", "zhanyong.1");
    await signIn("chenjie", SCREEN);
    const dialog = await openAdd(page);
    await fillIn(dialog, "占用二", "ZhanYong.1");
    await dialog.getByRole("button", { name: "保存" }).click();
    const account = dialog.getByLabel("登录账号");
    await expect(account).toHaveAccessibleDescription("账号已存在");
    await expect(account).toBeFocused();
    await expect(dialog.getByLabel("姓名")).toHaveValue("占用二");
    await expect(dialog.getByLabel("手机号")).toHaveValue("13800138000");
    await expect(dialog.getByText("会计二部")).toBeVisible();
    await expect(dialog.getByText("主办会计")).toBeVisible();
    await account.fill("zhanyong.2");
    await expect(dialog.getByRole("alert")).toBeHidden();
    await account.press("Enter");
    await expect(page.getByText("已新增", { exact: true })).toBeVisible();
    expect((await findUser(colleague, "zhanyong.2"))?.name).toBe("占用二");
  });

  test("sends once on a double click", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const requests = adds(page);
    const dialog = await openAdd(page);
    await fillIn(dialog, "连点一", "liandian.1");
    await dialog.getByRole("button", { name: "保存" }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, "连点一")).toHaveCount(1);
    expect(requests).toHaveLength(1);
    expect(await findUsers(colleague, { nameOrAccount: "liandian.1" })).toHaveLength(1);
  });

  test("works with the keyboard alone", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await expect(page.getByRole("table")).toBeVisible();
    await page.getByLabel("手机号").focus();
    for (const next of ["所属部门", "角色", "状态"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("combobox", { name: next })).toBeFocused();
    }
    for (const next of ["查询", "重置", "常用筛选", "展开", "新增用户"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: next })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "新增用户" });
    await expect(dialog.getByLabel("姓名")).toBeFocused();
    await page.keyboard.type("键盘一");
    await page.keyboard.press("Tab");
    await page.keyboard.type("jianpan.1");
    await page.keyboard.press("Tab");
    await page.keyboard.type("13700137000");
    await page.keyboard.press("Tab");
    await pickByTyping(dialog, "所属部门", "会计一部");
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("combobox", { name: "用户类型" })).toBeFocused();
    await page.keyboard.press("Tab");
    await pickByTyping(dialog, "角色", "主办会计");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "保存" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, "键盘一")).toBeVisible();
    expect(await findUser(colleague, "jianpan.1")).toMatchObject({
      deptName: "会计一部",
      roleNames: "主办会计",
    });
    await expect(page.getByRole("button", { name: "新增用户" })).toBeFocused();
  });
});

test.describe("editing a user", () => {
  test("opens with what the database has, and changes only what was changed", async ({ page, signIn }) => {
    const before = await addUser(colleague, "编辑一", "bianji.1");
    await signIn("chenjie", SCREEN);
    await rowOf(page, "编辑一").getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog", { name: "编辑用户「编辑一」" });
    await expect(dialog.getByLabel("姓名")).toHaveValue("编辑一");
    await expect(dialog.getByLabel("登录账号")).toHaveValue("bianji.1");
    await expect(dialog.getByLabel("登录账号")).toBeDisabled();
    await expect(dialog.getByText("账号是登录名，新增后不能修改")).toBeVisible();
    await expect(dialog.getByLabel("手机号")).toHaveValue("139****5678");
    await expect(dialog.getByRole("combobox", { name: "所属部门" })).toHaveText("会计一部");
    await dialog.getByLabel("姓名").fill("编辑二");
    await choose(dialog, "所属部门", "外勤部");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已保存", { exact: true })).toBeVisible();
    await expect(rowOf(page, "编辑二").getByRole("cell", { name: "外勤部" })).toBeVisible();
    const { deptId, deptName } = (await findUser(colleague, "panchenxi")) ?? {};
    expect(await findUser(colleague, "bianji.1")).toEqual({
      ...before,
      name: "编辑二",
      deptId,
      deptName,
      rowVersion: expect.any(String),
    });
    // The whole number finds them only when it was left alone behind its mask.
    expect(await findUsers(colleague, { phone: "13912345678", nameOrAccount: "bianji.1" })).toHaveLength(1);
  });

  test("stays on its page and keeps what is ticked there", async ({ page, signIn }) => {
    await signIn("chenjie", `${SCREEN}?page=2`);
    const row = dataRows(page).nth(1);
    const account = (await row.getByRole("cell").nth(2).textContent()) ?? "";
    await row.getByRole("checkbox").check();
    await row.getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("姓名").fill("第二页的人");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, "第二页的人")).toBeVisible();
    await expect(rowOf(page, "第二页的人").getByRole("checkbox")).toBeChecked();
    await expect(page).toHaveURL(/page=2/);
    expect((await findUser(colleague, account))?.name).toBe("第二页的人");
  });
});

test.describe("what was typed is not lost by closing", () => {
  const ways: readonly (readonly [string, (page: Page, dialog: Locator) => Promise<void>])[] = [
    ["Esc", async (page) => page.keyboard.press("Escape")],
    ["×", async (_, dialog) => dialog.getByRole("button", { name: "关闭" }).click()],
    ["取消", async (_, dialog) => dialog.getByRole("button", { name: "取消" }).click()],
  ];
  test("Esc, × and 取消 ask first, and close at once when nothing was typed", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    for (const [way, close] of ways) {
      await test.step(way, async () => {
        const dialog = await openAdd(page);
        await dialog.getByLabel("姓名").fill("没保存");
        await close(page, dialog);
        await question(page, GIVE_UP).getByRole("button", { name: "取消" }).click();
        await expect(question(page, GIVE_UP)).toBeHidden();
        await expect(dialog.getByLabel("姓名")).toHaveValue("没保存");
        await close(page, dialog);
        await question(page, GIVE_UP).getByRole("button", { name: "放弃修改" }).click();
        await expect(dialog).toBeHidden();
        await openAdd(page);
        await expect(dialog.getByLabel("姓名")).toHaveValue("");
        await close(page, dialog);
        await expect(page.getByRole("dialog")).toBeHidden();
      });
    }
  });

  test("Esc in an open list closes the list only", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const dialog = await openAdd(page);
    await dialog.getByRole("combobox", { name: "角色" }).click();
    await expect(page.getByTitle("只读审计")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByTitle("只读审计")).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test("a click beside the dialog does nothing", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const dialog = await openAdd(page);
    await dialog.getByLabel("姓名").fill("没保存");
    await page.mouse.click(20, 700);
    await expect(question(page, GIVE_UP)).toBeHidden();
    await expect(dialog.getByLabel("姓名")).toHaveValue("没保存");
  });
});

async function pickByTyping(dialog: Locator, label: string, entry: string): Promise<void> {
  const { keyboard } = dialog.page();
  const real = dialog.getByRole("combobox", { name: label }).and(dialog.page().locator("input"));
  await expect(real).toBeFocused();
  await keyboard.press("ArrowDown");
  const offered = dialog.page().locator(".ant-select-item-option, .ant-select-tree-treenode");
  await expect(offered.filter({ hasText: entry, visible: true }).first()).toBeVisible();
  await keyboard.type(entry);
  // Enter takes the entry that is marked, which is a moment after it can be seen.
  const marked = dialog.page().locator(".ant-select-item-option-active, .ant-select-tree-treenode-active");
  await expect(marked.filter({ hasText: entry, visible: true })).toHaveCount(1);
  await keyboard.press("Enter");
}

/** The bodies of the requests that add a user, as they are sent. */
function adds(page: Page): readonly (string | null)[] {
  const bodies: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/user/add")) bodies.push(request.postData());
  });
  return bodies;
}
