import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { rowOf } from "../app/list-screen.ts";
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

test(
  "a ticked child brings what leads to it; the flags are saved and read back",
  { tag: "@spine" },
  async ({ page, signIn }) => {
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
  },
);

test("a role decides what its users see: no page, a page to read, a page with the action", async ({
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

test("who may only look reads users and permissions of a role, and changes nothing", async ({
  page,
  signIn,
}) => {
  await signIn("heqing", SCREEN);
  await expect(rowOf(page, "会计主管").getByRole("button")).toHaveText(["会计主管", "查看"]);
  await page.getByRole("button", { name: "会计主管", exact: true }).click();
  const users = page.getByRole("dialog", { name: "角色「会计主管」" });
  await users.getByRole("button", { name: "查看权限" }).click();
  const drawer = page.getByRole("dialog", { name: "「会计主管」的权限" });
  await expect(permission(drawer, "核算中心")).toHaveAttribute("aria-checked", "true");
  await expect(drawer.getByRole("combobox", { name: "核算中心 的权限方式" })).toBeDisabled();
  await expect(drawer.getByRole("button", { name: "保存" })).toHaveCount(0);
});
