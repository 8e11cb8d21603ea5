import { signInToApi } from "../app/api.ts";
import { addCompany } from "../app/companies.ts";
import { expect, test } from "../app/test.ts";

test("a client that was never examined is examined from its file, and again", async ({
  app,
  page,
  signIn,
}) => {
  const { companyId } = await addCompany(await signInToApi(app.address, "zhoumy"), "上海体检商贸有限公司");
  await signIn("chenjie", `/customer/detail?companyId=${companyId}&tab=compliance`);
  await expect(page.getByText("该客户还没有体检。", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "发起体检" }).click();
  await expect(page.getByRole("region", { name: "体检结果" }).getByText("体检得分")).toBeVisible();
  await expect(page.getByText("该客户还没有体检。", { exact: false })).toHaveCount(0);
  await expect(page.getByRole("table", { name: "各类别检查结果" }).getByText("纳税申报")).toBeVisible();
  const before = page.getByRole("region", { name: "体检说明" }).getByText("上次得分");
  await expect(before).toHaveCount(0);
  await page.getByRole("button", { name: "重新体检" }).click();
  await expect(before).toBeVisible();
});
