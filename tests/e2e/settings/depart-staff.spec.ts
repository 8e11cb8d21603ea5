import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { exportedRows } from "../app/exported-rows.ts";
import { choose, columnTexts, question, rowOf } from "../app/list-screen.ts";
import { addDepartment, findDepartment, moveUser, theDepartment } from "../app/organisation.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser, findUsers } from "../app/users.ts";

const SCREEN = "/basicSetting/auth/depart-staff";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

/** The line of a department, which reads its name and the number of its staff. */
function department(page: Page, name: string): Locator {
  return page
    .getByRole("tree", { name: "部门" })
    .getByRole("treeitem")
    .filter({ has: page.getByTitle(name, { exact: true }) });
}

async function openMenu(page: Page, name: string): Promise<void> {
  await department(page, name).hover();
  await page.getByRole("button", { name: `${name}的操作`, exact: true }).click();
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await openMenu(page, name);
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

const above = async (name: string) => {
  const { parentId } = await theDepartment(colleague, name);
  const parents = await Promise.all(
    ["质控部", "客户成功部", "总经办"].map((title) => theDepartment(colleague, title)),
  );
  return parents.find(({ deptId }) => deptId === parentId)?.deptName;
};

test.describe("the staff of a department", () => {
  test("are listed when it is chosen, with those below it, also after a reload", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const { deptId, userCount } = await theDepartment(colleague, "浦东分公司");
    await expect(department(page, "浦东分公司")).toContainText(String(userCount));
    await department(page, "浦东分公司").click();
    const expected = (await findUsers(colleague, { deptId })).map(({ account }) => account).slice(0, 20);
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(expected);
    await page.reload();
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(expected);
    await expect(department(page, "浦东分公司")).toHaveAttribute("aria-selected", "true");
    await page.getByRole("treeitem", { name: "全部部门" }).click();
    await expect(page.getByText(`共 ${(await findUsers(colleague)).length} 条`)).toBeVisible();
  });

  test("a new one starts in the chosen department, and its number grows", async ({ page, signIn }) => {
    await addDepartment(colleague, "新人部");
    await signIn("chenjie", SCREEN);
    await department(page, "新人部").click();
    await page.getByRole("button", { name: "新增员工" }).click();
    const dialog = page.getByRole("dialog", { name: "新增员工" });
    await expect(dialog.getByRole("combobox", { name: "所属部门" })).toHaveText("新人部");
    await dialog.getByLabel("姓名").fill("新人一");
    await dialog.getByLabel("登录账号").fill("xinren.1");
    await dialog.getByLabel("手机号").fill("13800138000");
    await choose(dialog, "角色", "主办会计");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, "新人一")).toBeVisible();
    await expect(department(page, "新人部")).toContainText("1");
    expect((await findUser(colleague, "xinren.1"))?.deptName).toBe("新人部");
  });

  test("one of them is moved, and the numbers follow", async ({ page, signIn }) => {
    await addDepartment(colleague, "调出部");
    await addDepartment(colleague, "调入部");
    await addUser(colleague, "转部一", "zhuanbu.1");
    await moveUser(colleague, "zhuanbu.1", "调出部");
    await signIn("chenjie", SCREEN);
    await department(page, "调出部").click();
    await rowOf(page, "转部一").getByRole("button", { name: "移动" }).click();
    const dialog = page.getByRole("dialog", { name: "移动「转部一」" });
    await choose(dialog, "目标部门", "调入部", "调入部");
    await dialog.getByRole("button", { name: "移动" }).click();
    await expect(rowOf(page, "转部一")).toBeHidden();
    await expect(department(page, "调入部")).toContainText("1");
    await expect(department(page, "调出部")).toContainText("0");
    expect((await findUser(colleague, "zhuanbu.1"))?.deptName).toBe("调入部");
  });

  test("one who is given another department in their form leaves the list too", async ({ page, signIn }) => {
    await addDepartment(colleague, "改前部");
    await addUser(colleague, "改部一", "gaibu.1");
    await moveUser(colleague, "gaibu.1", "改前部");
    await signIn("chenjie", SCREEN);
    await department(page, "改前部").click();
    await rowOf(page, "改部一").getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog", { name: "编辑员工「改部一」" });
    await choose(dialog, "所属部门", "质控部");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, "改部一")).toBeHidden();
    await expect(department(page, "改前部")).toContainText("0");
    expect((await findUser(colleague, "gaibu.1"))?.deptName).toBe("质控部");
  });
});

test.describe("adding a department", () => {
  test("puts it below the other, in the tree and in the database", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await act(page, "质控部", "新增下级部门");
    const dialog = page.getByRole("dialog", { name: "在「质控部」下新增部门" });
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(["请输入部门名称"]);
    await dialog.getByLabel("部门名称").fill("抽查组");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已新增", { exact: true })).toBeVisible();
    await expect(department(page, "抽查组")).toBeVisible();
    expect(await above("抽查组")).toBe("质控部");
  });

  test("a taken name is refused at its field and kept there; a long one ends at 20 characters", async ({
    page,
    signIn,
  }) => {
    await addDepartment(colleague, "重名组");
    await signIn("chenjie", SCREEN);
    await act(page, "质控部", "新增下级部门");
    const dialog = page.getByRole("dialog");
    const name = dialog.getByLabel("部门名称");
    await name.fill("重名组");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(name).toHaveAccessibleDescription("同一上级部门下已有「重名组」");
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("重名组");
    const long = "名称超过二十个字符的部门名称应当截断在这里";
    await name.fill("");
    await name.pressSequentially(long);
    await expect(name).toHaveValue(long.slice(0, 20));
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(department(page, long.slice(0, 20))).toBeVisible();
  });
});

test("renaming shows the new name in the tree and at its staff, but never one that is taken", async ({
  page,
  signIn,
}) => {
  await addDepartment(colleague, "旧名组");
  await addDepartment(colleague, "邻居组");
  await addUser(colleague, "改名一", "gaiming.1");
  await moveUser(colleague, "gaiming.1", "旧名组");
  await signIn("chenjie", SCREEN);
  await act(page, "旧名组", "重命名");
  const name = page.getByRole("dialog", { name: "重命名「旧名组」" }).getByLabel("部门名称");
  await expect(name).toHaveValue("旧名组");
  await name.fill("邻居组");
  await name.press("Enter");
  await expect(name).toHaveAccessibleDescription("同一上级部门下已有「邻居组」");
  await name.fill("新名组");
  await name.press("Enter");
  await expect(department(page, "新名组")).toBeVisible();
  await expect(rowOf(page, "改名一").getByRole("cell", { name: "新名组" })).toBeVisible();
  expect((await findUser(colleague, "gaiming.1"))?.deptName).toBe("新名组");
  expect(await findDepartment(colleague, "旧名组")).toBeUndefined();
});

test("moving takes along what is below, and is refused under itself at its field", async ({
  page,
  signIn,
}) => {
  await addDepartment(colleague, "搬家组");
  await addDepartment(colleague, "搬家小组", "搬家组");
  await signIn("chenjie", SCREEN);
  await act(page, "搬家组", "移动");
  const dialog = page.getByRole("dialog", { name: "移动「搬家组」" });
  await choose(dialog, "上级部门", "搬家小组", "搬家小组");
  await dialog.getByRole("button", { name: "移动" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(["不能移动到自己或自己的下级部门"]);
  await choose(dialog, "上级部门", "客户成功部", "客户成功部");
  await dialog.getByRole("button", { name: "移动" }).click();
  await expect(page.getByText("已移动", { exact: true })).toBeVisible();
  expect(await above("搬家组")).toBe("客户成功部");
  const moved = await theDepartment(colleague, "搬家组");
  expect(moved.children.map(({ deptName }) => deptName)).toEqual(["搬家小组"]);
});

test.describe("deleting", () => {
  test("is not offered with staff, with departments below, or for the firm itself, and says why", async ({
    page,
    signIn,
  }) => {
    await signIn("chenjie", SCREEN);
    for (const [name, reason] of [
      ["外勤部", "还有员工，请先移到其他部门"],
      ["浦东分公司", "还有下级部门，请先删除或移走"],
      ["上海云帆财税", "最上级部门不能删除"],
    ] as const) {
      await openMenu(page, name);
      await expect(page.getByRole("menuitem", { name: `删除（${reason}）` })).toBeDisabled();
      await page.keyboard.press("Escape");
    }
  });

  test("of a department that got staff in the meantime is refused in words", async ({ page, signIn }) => {
    await addDepartment(colleague, "抢先组");
    await addUser(colleague, "抢先一", "qiangxian.1");
    await signIn("chenjie", SCREEN);
    await act(page, "抢先组", "删除");
    await moveUser(colleague, "qiangxian.1", "抢先组");
    await question(page, "确定删除部门「抢先组」？删除后不能恢复。")
      .getByRole("button", { name: "删除" })
      .click();
    await expect(page.getByText("「抢先组」还有员工，请先移到其他部门")).toBeVisible();
    expect((await findDepartment(colleague, "抢先组"))?.userCount).toBe(1);
  });

  test("takes an empty one, and shows the whole list when it was the chosen one", async ({
    page,
    signIn,
  }) => {
    await addDepartment(colleague, "撤销组");
    await signIn("chenjie", SCREEN);
    await department(page, "撤销组").click();
    await expect(page).toHaveURL(/node=/u);
    await act(page, "撤销组", "删除");
    await question(page, /确定删除部门「撤销组」？/u)
      .getByRole("button", { name: "删除" })
      .click();
    await expect(page.getByText("已删除", { exact: true })).toBeVisible();
    await expect(department(page, "撤销组")).toBeHidden();
    await expect(page).not.toHaveURL(/node=/u);
    expect(await findDepartment(colleague, "撤销组")).toBeUndefined();
  });
});

test.describe("branches", () => {
  test("a department becomes a branch and an ordinary one again", async ({ page, signIn }) => {
    await addDepartment(colleague, "分部组");
    await signIn("chenjie", SCREEN);
    for (const [action, asked, done, branch] of [
      ["设为分公司", /确定将「分部组」设为分公司？/u, "已设为分公司", 1],
      ["取消分公司", /确定取消分公司「分部组」？/u, "已取消分公司", 0],
    ] as const) {
      await act(page, "分部组", action);
      await question(page, asked).getByRole("button", { name: action, exact: true }).click();
      await expect(page.getByText(done, { exact: true })).toBeVisible();
      expect((await theDepartment(colleague, "分部组")).branch).toBe(branch);
    }
  });

  test("it says at once why a department cannot be one, or cannot stop being one", async ({
    page,
    signIn,
  }) => {
    await signIn("chenjie", SCREEN);
    await act(page, "会计一部", "设为分公司");
    await expect(page.getByText("分公司「浦东分公司」下不能再有分公司「会计一部」")).toBeVisible();
    await act(page, "浦东分公司", "取消分公司");
    await expect(page.getByText("「刘伟」还是该分公司的管理员，请先修改其用户类型")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await theDepartment(colleague, "会计一部")).branch).toBe(0);
    expect((await theDepartment(colleague, "浦东分公司")).branch).toBe(1);
  });
});

test("the distribution is saved with everybody under their department", async ({ page, signIn }) => {
  await signIn("chenjie", SCREEN);
  const { rows } = await exportedRows(page, () => page.getByRole("button", { name: "导出分配情况" }).click());
  expect(rows[0]).toEqual(["部门", "姓名", "登录账号", "负责企业数", "其中在服"]);
  const accounts = rows.slice(1).map(([, , account]) => String(account));
  expect(accounts.toSorted()).toEqual((await findUsers(colleague)).map(({ account }) => account).toSorted());
  expect(rows.find(([, name]) => name === "孙丽")?.[0]).toBe("上海云帆财税 / 浦东分公司 / 会计一部");
});

test.describe("permissions", () => {
  test("who may only look sees tree and staff, and no action", async ({ page, signIn }) => {
    await signIn("heqing", SCREEN);
    await department(page, "质控部").click();
    await expect(rowOf(page, "魏子涵")).toBeVisible();
    await expect(page.getByRole("tree").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("table").getByRole("button", { name: /编辑|移动|授权/u })).toHaveCount(0);
    for (const name of ["导出分配情况", "新增员工"]) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    }
  });

  test("who has no code for the organisation does not get here", async ({ page, signIn }) => {
    await signIn("zhaomin", SCREEN);
    await expect(page).toHaveURL("/noAuth");
  });
});
