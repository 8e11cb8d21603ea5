import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { question, rowOf } from "../app/list-screen.ts";
import { addRole, authorise, findRole } from "../app/organisation.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/basicSetting/auth/role-auth";
const ADD_USER = "basicSetting.staffActions.add";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

async function openPermissions(page: Page, role: string): Promise<Locator> {
  await rowOf(page, role).getByRole("button", { name: "设置权限" }).click();
  const drawer = page.getByRole("dialog", { name: `「${role}」的权限` });
  await drawer.getByRole("button", { name: "全部展开" }).click();
  return drawer;
}

/** The line of a permission; several areas may have one of the same name. */
function permission(drawer: Locator, name: string): Locator {
  return drawer.getByRole("treeitem", { name, exact: true });
}

test.describe("a role", () => {
  test("is added under a free name of at most 20 characters", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await page.getByRole("button", { name: "新增角色" }).click();
    const dialog = page.getByRole("dialog", { name: "新增角色" });
    const name = dialog.getByLabel("角色名称");
    await name.fill("主办会计");
    await dialog.getByLabel("说明").fill("写过的说明");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(name).toHaveAccessibleDescription("已有名为「主办会计」的角色");
    await expect(name).toBeFocused();
    await expect(dialog.getByLabel("说明")).toHaveValue("写过的说明");
    const long = "名称超过二十个字符的角色名称应当截断在这里";
    await name.fill("");
    await name.pressSequentially(long);
    await expect(name).toHaveValue(long.slice(0, 20));
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已新增，请继续设置权限")).toBeVisible();
    await expect(rowOf(page, "写过的说明")).toBeVisible();
    expect(await findRole(colleague, long.slice(0, 20))).toMatchObject({
      remark: "写过的说明",
      userCount: 0,
    });
  });

  test("is renamed, and keeps its permissions", async ({ page, signIn }) => {
    const { permissions } = await addRole(colleague, "旧角色", [{ code: ADD_USER, operationFlag: 0 }]);
    await signIn("chenjie", SCREEN);
    await rowOf(page, "旧角色").getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog", { name: "编辑角色「旧角色」" });
    await dialog.getByLabel("角色名称").fill("新角色");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, "新角色")).toBeVisible();
    expect((await findRole(colleague, "新角色"))?.permissions).toEqual(permissions);
    expect(await findRole(colleague, "旧角色")).toBeUndefined();
  });

  test("is copied with its permissions under another name", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await rowOf(page, "会计主管").getByRole("button", { name: "复制" }).click();
    const dialog = page.getByRole("dialog", { name: "复制角色「会计主管」" });
    await dialog.getByLabel("新角色名称").fill("会计主管");
    await dialog.getByRole("button", { name: "复制" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(["已有名为「会计主管」的角色"]);
    await dialog.getByLabel("新角色名称").fill("会计副主管");
    await dialog.getByRole("button", { name: "复制" }).click();
    await expect(rowOf(page, "会计副主管")).toBeVisible();
    const copy = await findRole(colleague, "会计副主管");
    expect(copy?.permissions).toEqual((await findRole(colleague, "会计主管"))?.permissions);
    expect(copy?.userCount).toBe(0);
  });

  test("shows everybody who has it", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    const role = await findRole(colleague, "外勤顾问");
    await page.getByRole("button", { name: "外勤顾问", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "角色「外勤顾问」" });
    const { result } = await colleague.get(`/api/role/allUsers?roleId=${role?.roleId}`);
    const accounts = (result as readonly { account: string }[]).map(({ account }) => account);
    expect(accounts).toHaveLength(role?.userCount ?? 0);
    await expect(drawer.getByRole("table").getByRole("row")).toHaveCount(accounts.length + 1);
    for (const account of accounts) {
      await expect(drawer.getByRole("cell", { name: account, exact: true })).toBeVisible();
    }
  });
});

test.describe("the permission tree", () => {
  test("a ticked child brings what leads to it; the flags are saved and read back", async ({
    page,
    signIn,
  }) => {
    await addRole(colleague, "权限一");
    await signIn("chenjie", SCREEN);
    const drawer = await openPermissions(page, "权限一");
    const way = (name: string) => drawer.getByRole("combobox", { name: `${name} 的权限方式`, exact: true });
    await way("新增用户").selectOption("可操作");
    await expect(permission(drawer, "用户管理")).toHaveAttribute("aria-checked", "mixed");
    await expect(permission(drawer, "基础设置")).toHaveAttribute("aria-checked", "mixed");
    await way("操作日志").selectOption("仅查看");
    await way("用户管理").selectOption("可操作但不在菜单显示");
    await expect(drawer.getByText("已选 4 项")).toBeVisible();
    await expect(drawer.getByText("与已保存的相比：新增 4 项")).toBeVisible();
    await drawer.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("权限已保存", { exact: true })).toBeVisible();
    expect((await findRole(colleague, "权限一"))?.permissions).toEqual([
      { code: "basicSetting", operationFlag: 0 },
      { code: "basicSetting.staffActions", operationFlag: 1 },
      { code: ADD_USER, operationFlag: 1 },
      { code: "basicSetting.logs", operationFlag: 2 },
    ]);
    await openPermissions(page, "权限一");
    await expect(way("操作日志").locator("option:checked")).toHaveText("仅查看");
    await expect(way("用户管理").locator("option:checked")).toHaveText("可操作但不在菜单显示");
    await expect(permission(drawer, "新增用户")).toHaveAttribute("aria-checked", "true");
    await expect(drawer.getByText("与已保存的相同")).toBeVisible();
    await expect(permission(drawer, "标签管理")).toHaveAttribute("aria-checked", "false");
  });

  test("a search leads to a permission, and unticking takes away what is below", async ({ page, signIn }) => {
    const both = [ADD_USER, "basicSetting.staffActions.edit"].map((code) => ({ code, operationFlag: 0 }));
    await addRole(colleague, "权限二", [...both, { code: "basicSetting.logs", operationFlag: 0 }]);
    await signIn("chenjie", SCREEN);
    const drawer = await openPermissions(page, "权限二");
    await drawer.getByRole("searchbox", { name: "搜索权限" }).fill("用户管理");
    await drawer.getByRole("combobox", { name: "用户管理 的权限方式" }).selectOption("无权限");
    await drawer.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("权限已保存", { exact: true })).toBeVisible();
    const codes = (await findRole(colleague, "权限二"))?.permissions.map(({ code }) => code);
    expect(codes).toEqual(["basicSetting", "basicSetting.logs"]);
  });

  test("nobody cuts themselves off: it says so and keeps what was ticked", async ({ page, signIn }) => {
    const before = await findRole(colleague, "公司管理");
    await signIn("chenjie", SCREEN);
    const drawer = await openPermissions(page, "公司管理");
    const editing = drawer.getByRole("combobox", { name: "编辑角色 的权限方式", exact: true });
    await editing.selectOption("无权限");
    await drawer.getByRole("button", { name: "保存" }).click();
    await expect(drawer.getByRole("alert")).toHaveText("保存后您自己将不能再编辑角色，请保留“编辑角色”权限");
    await expect(editing).toHaveValue("none");
    expect(await findRole(colleague, "公司管理")).toEqual(before);
  });

  test("decides what its users see: no page, a page to read, a page with the action", async ({
    page,
    signIn,
  }) => {
    const users = "/setting/userManage";
    const { roleId } = await addRole(colleague, "权限三");
    await authorise(colleague, "sunli", ["主办会计", "权限三"]);
    const grant = async (operationFlag: number, ...codes: readonly string[]) =>
      await colleague.post("/api/auth/role/savePermissions", {
        roleId,
        permissions: codes.map((code) => ({ code, operationFlag })),
      });
    try {
      await signIn("sunli", users);
      await expect(page).toHaveURL("/noAuth");
      await grant(2, ADD_USER);
      await page.goto(users);
      await expect(rowOf(page, "魏子涵")).toBeVisible();
      await expect(page.getByRole("button", { name: "新增用户" })).toHaveCount(0);
      await grant(0, ADD_USER);
      await page.reload();
      await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
      await expect(page.getByRole("table").getByRole("button", { name: "编辑" })).toHaveCount(0);
    } finally {
      await authorise(colleague, "sunli", ["主办会计"]);
    }
  });
});

test.describe("deleting", () => {
  test("is not offered while somebody has the role, and says why", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await rowOf(page, "主办会计").getByRole("button", { name: "更多" }).click();
    await expect(
      page.getByRole("menuitem", {
        name: /^删除（「主办会计」还有 \d+ 个用户在使用，请先为他们更换角色）$/,
      }),
    ).toBeDisabled();
  });

  test("and other permissions are not offered for a role that may do more than the user, and say why", async ({
    page,
    signIn,
  }) => {
    await addRole(colleague, "角色编辑员", [
      { code: "basicSetting.rolePermission.edit", operationFlag: 0 },
      { code: "basicSetting.rolePermission.delete", operationFlag: 0 },
    ]);
    await authorise(colleague, "sunli", ["主办会计", "角色编辑员"]);
    try {
      await signIn("sunli", SCREEN);
      const beyond = "角色「公司管理」的权限超出您的权限，请联系管理员修改";
      const row = rowOf(page, "公司管理");
      await expect(row.getByRole("button", { name: "设置权限", description: beyond })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await expect(rowOf(page, "角色编辑员").getByRole("button", { name: "设置权限" })).not.toHaveAttribute(
        "aria-disabled",
      );
    } finally {
      await authorise(colleague, "sunli", ["主办会计"]);
    }
  });

  test("of a role that somebody got in the meantime is refused in words", async ({ page, signIn }) => {
    await addRole(colleague, "抢先角色");
    await signIn("chenjie", SCREEN);
    await askToDelete(page, "抢先角色");
    await authorise(colleague, "weizihan", ["只读审计", "抢先角色"]);
    await question(page, "确定删除角色「抢先角色」？删除后不能恢复。")
      .getByRole("button", { name: "删除" })
      .click();
    await expect(page.getByText("「抢先角色」还有 1 个用户在使用，请先为他们更换角色")).toBeVisible();
    expect((await findRole(colleague, "抢先角色"))?.userCount).toBe(1);
    await authorise(colleague, "weizihan", ["只读审计"]);
  });

  test("takes a role that nobody has", async ({ page, signIn }) => {
    await addRole(colleague, "无人角色");
    await signIn("chenjie", SCREEN);
    await askToDelete(page, "无人角色");
    await question(page, /确定删除角色「无人角色」？/u)
      .getByRole("button", { name: "删除" })
      .click();
    await expect(page.getByText("已删除", { exact: true })).toBeVisible();
    await expect(rowOf(page, "无人角色")).toBeHidden();
    expect(await findRole(colleague, "无人角色")).toBeUndefined();
  });
});

test.describe("permissions", () => {
  test("who may only look reads users and permissions of a role, and changes nothing", async ({
    page,
    signIn,
  }) => {
    await signIn("heqing", SCREEN);
    await expect(rowOf(page, "会计主管").getByRole("button")).toHaveText(["会计主管", "查看"]);
    await expect(page.getByRole("button", { name: "新增角色" })).toHaveCount(0);
    await page.getByRole("button", { name: "会计主管", exact: true }).click();
    const users = page.getByRole("dialog", { name: "角色「会计主管」" });
    await expect(users.getByRole("cell", { name: "zhaomin" })).toBeVisible();
    await users.getByRole("button", { name: "查看权限" }).click();
    const drawer = page.getByRole("dialog", { name: "「会计主管」的权限" });
    await expect(permission(drawer, "核算中心")).toHaveAttribute("aria-checked", "true");
    await expect(drawer.getByRole("combobox", { name: "核算中心 的权限方式" })).toBeDisabled();
    await expect(drawer.getByRole("button", { name: "保存" })).toHaveCount(0);
  });

  test("who has no code for roles does not get here", async ({ page, signIn }) => {
    await signIn("liuwei", SCREEN);
    await expect(page).toHaveURL("/noAuth");
  });
});

async function askToDelete(page: Page, role: string): Promise<void> {
  await rowOf(page, role).getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "删除", exact: true }).click();
}
