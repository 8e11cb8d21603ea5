import { signInToApi } from "../app/api.ts";
import { addCompany, companyRow } from "../app/companies.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test("a client is found by initials, pinyin and tax number, a colleague by initials and Enter", async ({
  page,
  signIn,
  app,
}) => {
  const api = await signInToApi(app.address, "zhoumy");
  const client = await addCompany(api, "重庆长江索道有限公司");
  await signIn("chenjie", "/customer/index");
  const search = page.getByRole("search");
  const name = search.getByLabel("客户名称");
  for (const text of ["cqcjsd", "chongqing 索道", client.taxlayerNo.slice(6, 16)]) {
    await name.fill(text);
    await name.press("Enter");
    await expect(companyRow(page, client.companyName)).toBeVisible();
    await expect(dataRows(page)).toHaveCount(1);
  }
  await page.getByRole("button", { name: "重置" }).click();
  await expect(name).toHaveValue("");

  await page.getByRole("button", { name: "展开" }).click();
  const keeper = search.getByRole("combobox", { name: "负责人" });
  await keeper.click({ force: true });
  await expect(keeper).toHaveAttribute("aria-expanded", "true");
  await keeper.pressSequentially("sunl");
  await keeper.press("Enter");
  await expect(search.getByTitle(/^孙丽/).first()).toBeVisible();
  await expect(keeper).toHaveAttribute("aria-expanded", "false");
});

test("a department is found by its initials", async ({ page, signIn }) => {
  await signIn("chenjie", "/setting/userManage");
  const search = page.getByRole("search");
  const department = search.getByRole("combobox", { name: "所属部门" });
  await department.click({ force: true });
  const entries = page.getByRole("treeitem");
  await expect(entries.filter({ hasText: "外勤部" })).toBeVisible();
  await department.pressSequentially("khcg");
  await expect(entries.filter({ hasText: "外勤部" })).toHaveCount(0);
  await entries.getByText("客户成功部").click();
  await expect(search.getByTitle("客户成功部")).toBeVisible();
});
