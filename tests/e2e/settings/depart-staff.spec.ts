import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { choose, columnTexts, question, rowOf } from "../app/list-screen.ts";
import { addDepartment, findDepartment, moveUser, theDepartment } from "../app/organisation.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser } from "../app/users.ts";

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

async function act(page: Page, name: string, action: string): Promise<void> {
  await department(page, name).hover();
  await page.getByRole("button", { name: `${name}的操作`, exact: true }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("a department is added, gets staff, is renamed, loses them and is deleted", async ({ page, signIn }) => {
  await addUser(colleague, "转部一", "zhuanbu.1");
  await signIn("chenjie", SCREEN);
  await test.step("it stands below the other, in the tree and in the database", async () => {
    await act(page, "质控部", "新增下级部门");
    const dialog = page.getByRole("dialog", { name: "在「质控部」下新增部门" });
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(["请输入部门名称"]);
    await dialog.getByLabel("部门名称").fill("抽查组");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已新增", { exact: true })).toBeVisible();
    await expect(department(page, "抽查组")).toBeVisible();
    const { deptId } = await theDepartment(colleague, "质控部");
    expect(await theDepartment(colleague, "抽查组")).toMatchObject({ parentId: deptId });
  });
  await test.step("a new member of staff starts in it, and its number grows", async () => {
    await department(page, "抽查组").click();
    await page.getByRole("button", { name: "新增员工" }).click();
    const dialog = page.getByRole("dialog", { name: "新增员工" });
    await expect(dialog.getByRole("combobox", { name: "所属部门" })).toHaveText("抽查组");
    await dialog.getByLabel("姓名").fill("新人一");
    await dialog.getByLabel("登录账号").fill("xinren.1");
    await dialog.getByLabel("手机号").fill("13800138000");
    await choose(dialog, "角色", "主办会计");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, "新人一")).toBeVisible();
    await expect(department(page, "抽查组")).toContainText("1");
    expect((await findUser(colleague, "xinren.1"))?.deptName).toBe("抽查组");
  });
  await test.step("a taken name is refused at its field; another one stands in the tree and at its staff", async () => {
    await addDepartment(colleague, "邻居组");
    await act(page, "抽查组", "重命名");
    const name = page.getByRole("dialog", { name: "重命名「抽查组」" }).getByLabel("部门名称");
    await expect(name).toHaveValue("抽查组");
    await name.fill("邻居组");
    await name.press("Enter");
    await expect(name).toHaveAccessibleDescription("同一上级部门下已有「邻居组」");
    await name.fill("新名组");
    await name.press("Enter");
    await expect(department(page, "新名组")).toBeVisible();
    await expect(rowOf(page, "新人一").getByRole("cell", { name: "新名组" })).toBeVisible();
    expect(await findDepartment(colleague, "抽查组")).toBeUndefined();
  });
  await test.step("a reload shows the same; who is moved, or given another department, leaves it", async () => {
    await moveUser(colleague, "zhuanbu.1", "新名组");
    await page.reload();
    await expect
      .poll(async () => (await columnTexts(page, "登录账号")).toSorted())
      .toEqual(["xinren.1", "zhuanbu.1"]);
    await expect(department(page, "新名组")).toHaveAttribute("aria-selected", "true");
    await rowOf(page, "转部一").getByRole("button", { name: "移动" }).click();
    const move = page.getByRole("dialog", { name: "移动「转部一」" });
    await choose(move, "目标部门", "客户成功部", "客户成功部");
    await move.getByRole("button", { name: "移动" }).click();
    await expect(rowOf(page, "转部一")).toBeHidden();
    await expect(department(page, "新名组")).toContainText("1");
    expect((await findUser(colleague, "zhuanbu.1"))?.deptName).toBe("客户成功部");
    await rowOf(page, "新人一").getByRole("button", { name: "编辑" }).click();
    const edit = page.getByRole("dialog", { name: "编辑员工「新人一」" });
    await choose(edit, "所属部门", "质控部");
    await edit.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, "新人一")).toBeHidden();
    await expect(department(page, "新名组")).toContainText("0");
  });
  await test.step("empty, it is deleted, and the whole list is shown", async () => {
    await expect(page).toHaveURL(/node=/u);
    await act(page, "新名组", "删除");
    await question(page, /确定删除部门「新名组」？/u)
      .getByRole("button", { name: "删除" })
      .click();
    await expect(page.getByText("已删除", { exact: true })).toBeVisible();
    await expect(department(page, "新名组")).toBeHidden();
    await expect(page).not.toHaveURL(/node=/u);
    expect(await findDepartment(colleague, "新名组")).toBeUndefined();
  });
});
