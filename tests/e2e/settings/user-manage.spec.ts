import { type Api, signInToApi } from "../app/api.ts";
import { choose, question, rowOf, startMore } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser, findUsers } from "../app/users.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test("a user is added, edited, stopped, started and deleted; ticked ones are deleted together", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/setting/userManage");
  await test.step("all of the form goes to the database, and the list shows them", async () => {
    await page.getByRole("button", { name: "新增用户" }).click();
    const dialog = page.getByRole("dialog", { name: "新增用户" });
    await dialog.getByLabel("姓名").fill("新增一");
    await dialog.getByLabel("登录账号").fill("xinzeng.1");
    await dialog.getByLabel("手机号").fill("13912345678");
    await choose(dialog, "所属部门", "会计二部");
    await choose(dialog, "用户类型", "部门主管");
    await choose(dialog, "角色", "主办会计");
    await choose(dialog, "角色", "外勤顾问");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已新增", { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, "新增一").getByRole("cell", { name: "会计二部" })).toBeVisible();
    const added = await findUser(colleague, "xinzeng.1");
    expect(added).toMatchObject({
      name: "新增一",
      phone: "139****5678",
      deptName: "会计二部",
      userKind: "deptManager",
      status: 1,
    });
    expect(added?.roleNames.split("、").toSorted()).toEqual(["主办会计", "外勤顾问"]);
  });
  await test.step("the form opens with what is stored, and changes only what was changed", async () => {
    const before = await findUser(colleague, "xinzeng.1");
    await rowOf(page, "新增一").getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog", { name: "编辑用户「新增一」" });
    await expect(dialog.getByLabel("登录账号")).toHaveValue("xinzeng.1");
    await expect(dialog.getByLabel("手机号")).toHaveValue("139****5678");
    await expect(dialog.getByRole("combobox", { name: "所属部门" })).toHaveText("会计二部");
    await dialog.getByLabel("姓名").fill("编辑二");
    await choose(dialog, "所属部门", "外勤部");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已保存", { exact: true })).toBeVisible();
    await expect(rowOf(page, "编辑二").getByRole("cell", { name: "外勤部" })).toBeVisible();
    const { deptId, deptName } = (await findUser(colleague, "panchenxi")) ?? {};
    const rowVersion = expect.any(String) as unknown;
    expect(await findUser(colleague, "xinzeng.1")).toEqual({
      ...before,
      name: "编辑二",
      deptId,
      deptName,
      rowVersion,
    });
    // The whole number finds them only when it was left alone behind its mask.
    const found = { phone: "13912345678", nameOrAccount: "xinzeng.1" };
    expect(await findUsers(colleague, found)).toHaveLength(1);
  });
  await test.step("stopped after a question, and started", async () => {
    const row = rowOf(page, "编辑二");
    await row.getByRole("button", { name: "停用" }).click();
    await question(page, "确定停用「编辑二」？停用后该用户不能登录，可随时重新启用。")
      .getByRole("button", { name: "停用" })
      .click();
    await expect(page.getByText("已停用", { exact: true })).toBeVisible();
    await expect(row.getByRole("cell", { name: "停用", exact: true })).toBeVisible();
    expect((await findUser(colleague, "xinzeng.1"))?.status).toBe(0);
    await row.getByRole("button", { name: "启用" }).click();
    await expect(page.getByText("已启用", { exact: true })).toBeVisible();
    await expect(row.getByRole("button", { name: "停用" })).toBeVisible();
    expect((await findUser(colleague, "xinzeng.1"))?.status).toBe(1);
  });
  await test.step("deleted, gone from the list and from the database", async () => {
    await startMore(rowOf(page, "编辑二"), "删除");
    await question(page, /确定删除「编辑二」？/)
      .getByRole("button", { name: "删除" })
      .click();
    await expect(page.getByText("已删除", { exact: true })).toBeVisible();
    await expect(rowOf(page, "编辑二")).toBeHidden();
    expect(await findUser(colleague, "xinzeng.1")).toBeUndefined();
  });
  await test.step("the ticked ones are deleted, though the filter being typed would leave some out", async () => {
    await addUser(colleague, "批删一", "pishan.1");
    await addUser(colleague, "批删二", "pishan.2");
    await page.getByRole("button", { name: "刷新" }).first().click();
    await rowOf(page, "批删一").getByRole("checkbox").check();
    await page.getByLabel("姓名或账号").fill("pishan.2");
    await rowOf(page, "批删二").getByRole("checkbox").check();
    await expect(page.getByText("已选 2 条")).toBeVisible();
    await page.getByRole("button", { name: "批量删除" }).click();
    await question(page, /确定删除所选的 2 个用户？/)
      .getByRole("button", { name: "批量删除" })
      .click();
    await expect(rowOf(page, "批删一")).toBeHidden();
    await expect(page.getByText(/已选/)).toBeHidden();
    expect(await findUsers(colleague, { nameOrAccount: "pishan." })).toEqual([]);
  });
});
