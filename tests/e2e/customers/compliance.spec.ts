import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, companyRow, resultOf } from "../app/companies.ts";
import { filtered, startMore, tickedRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});
const stateOf = async (companyId: number) =>
  await resultOf<{ readonly inCompliance: boolean }>(
    colleague.get(`/api/fcp/web/increase/increase/compliance/isInCompliance?companyId=${companyId}`),
  );

test("a client that was never examined is examined from its file, and again", async ({ page, signIn }) => {
  const { companyId } = await addCompany(colleague, "上海体检商贸有限公司");
  await signIn("chenjie", `/customer/detail?companyId=${companyId}&tab=compliance`);
  await expect(page.getByText("该客户还没有体检。", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "发起体检" }).click();
  await expect(page.getByRole("region", { name: "体检结果" }).getByText("体检得分")).toBeVisible();
  await expect(page.getByText("该客户还没有体检。", { exact: false })).toHaveCount(0);
  expect(await stateOf(companyId)).toMatchObject({ inCompliance: true });
  await expect(page.getByRole("table", { name: "各类别检查结果" }).getByText("纳税申报")).toBeVisible();
  const before = page.getByRole("region", { name: "体检说明" }).getByText("上次得分");
  await expect(before).toHaveCount(0);
  await page.getByRole("button", { name: "重新体检" }).click();
  await expect(before).toBeVisible();
});

test("the ticked clients are examined together", async ({ page, signIn }) => {
  const names = ["上海同检一有限公司", "上海同检二有限公司"];
  const ids: number[] = [];
  for (const name of names) ids.push((await addCompany(colleague, name)).companyId);
  await signIn("chenjie", filtered("/customer/index", "companyName", "上海同检"));
  for (const name of names) await companyRow(page, name).getByRole("checkbox").check();
  await startMore(tickedRows(page), "发起体检");
  await expect(page.getByText(/^已体检 2 家企业/).first()).toBeVisible();
  for (const id of ids) expect(await stateOf(id)).toMatchObject({ inCompliance: true });
});
