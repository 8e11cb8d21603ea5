import { expect, test } from "../app/test.ts";

test("the catalogue can be read: choose an area, unfold an operation, see what its fields may hold; the list leads to each of them", async ({
  page,
  faults,
}) => {
  const viewer = page.locator("#viewer");
  await page.goto("/api-docs");
  const areas = page.getByRole("navigation", { name: "模块" });
  await areas.getByRole("link", { name: /^用户管理/ }).click();
  await expect(page).toHaveURL(/\/api-docs\/userAdmin$/);
  await page.getByRole("button", { name: /userAdmin\.list$/ }).click();
  await expect(viewer.getByText("用户列表【假定】")).toBeVisible();
  await expect(viewer.getByText("基础设置 › 用户管理")).toBeVisible();
  await expect(viewer.getByText("可选值（用户状态 userStatus）").first()).toContainText("启用");
  await expect(viewer.getByText("请求内容")).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Try it out" })).toHaveCount(0);

  await page.goto("/api-docs");
  await page.getByRole("link", { name: "/api/auth/user/add", exact: true }).click();
  await expect(viewer.getByText("登录账号【假定】")).toBeVisible();
  await expect(viewer.getByText("其他字段").first()).toBeVisible();
  expect(faults).toEqual([]);
});
