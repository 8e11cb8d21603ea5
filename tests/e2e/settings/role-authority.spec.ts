import { signInToApi } from "../app/api.ts";
import { addRole, authorise } from "../app/organisation.ts";
import { expect, test } from "../app/test.ts";

test("a permission tells which roles grant it, how many people hold it, and who they are", async ({
  app,
  page,
  signIn,
}) => {
  const colleague = await signInToApi(app.address, "zhoumy");
  await addRole(colleague, "标签专员", [{ code: "basicSetting.tags", operationFlag: 2 }]);
  await authorise(colleague, "sunli", ["主办会计", "标签专员"]);
  try {
    await signIn("chenjie", "/setting/roleAuthority?keyword=标签管理");
    const row = page
      .getByRole("row")
      .filter({ has: page.getByText("标签管理", { exact: true }) })
      .last();
    await expect(page.getByRole("columnheader", { name: "标签专员" })).toHaveCount(1);
    await row.getByRole("button", { name: "拥有的用户" }).click();
    const drawer = page.getByRole("dialog", { name: "拥有「标签管理」权限的用户" });
    const holder = drawer.getByRole("row").filter({ hasText: "sunli" });
    await expect(holder).toContainText("标签专员");
    await expect(holder).toContainText("仅查看");
    await expect(drawer.getByRole("row").filter({ hasText: "zhoumy" })).toContainText("超级管理员");
  } finally {
    await authorise(colleague, "sunli", ["主办会计"]);
  }
});
