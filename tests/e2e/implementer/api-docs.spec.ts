import { expect, test } from "../app/test.ts";

test("the catalogue can be read: choose an area, unfold an operation, see what its fields may hold", async ({
  page,
  faults,
}) => {
  await page.goto("/api-docs");
  const areas = page.getByRole("navigation", { name: "模块" });
  await areas.getByRole("link", { name: /^用户管理/ }).click();
  await expect(page).toHaveURL(/\/api-docs\/userAdmin$/);
  await page.getByRole("button", { name: /userAdmin\.list$/ }).click();
  const viewer = page.locator("#viewer");
  await expect(viewer.getByText("用户列表【假定】")).toBeVisible();
  await expect(viewer.getByText("基础设置 › 用户管理")).toBeVisible();
  await expect(viewer.getByText("可选值（用户状态 userStatus）").first()).toContainText("启用");
  await expect(viewer.getByText("请求内容")).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Try it out" })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("the list of all operations leads to each of them unfolded", async ({ page, faults }) => {
  await page.goto("/api-docs");
  await page.getByRole("link", { name: "/api/auth/user/add", exact: true }).click();
  const viewer = page.locator("#viewer");
  await expect(viewer.getByText("登录账号【假定】")).toBeVisible();
  await expect(viewer.getByText("其他字段").first()).toBeVisible();
  expect(faults).toEqual([]);
});
