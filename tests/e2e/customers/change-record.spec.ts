import { signInToApi } from "../app/api.ts";
import { addCompany, dispatchTo } from "../app/companies.ts";
import { choose, columnTexts, dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test("tells who was made responsible for a company, by whom, and who is so now; beside it what was revoked, and what was not", async ({
  app,
  page,
  signIn,
}) => {
  const colleague = await signInToApi(app.address, "zhoumy");
  const company = await addCompany(colleague, "上海换人商贸有限公司");
  await dispatchTo(colleague, company, "sunli");
  await dispatchTo(colleague, company, "zhaomin");
  await signIn("chenjie", "/companyCenter/changeRecord");
  const filters = page.getByRole("search");
  await expect(dataRows(page).first()).toBeVisible();
  await filters.getByRole("button", { name: "展开" }).click();
  for (const state of ["已撤销", "未撤销"]) {
    await choose(filters, "撤销状态", state);
    await filters.getByRole("button", { name: "查询" }).click();
    await expect.poll(async () => [...new Set(await columnTexts(page, "撤销状态"))]).toEqual([state]);
  }

  await page.getByRole("tab", { name: "派工记录" }).click();
  await expect(page).toHaveURL(/tab=dispatch/);
  await page.getByLabel("客户名称").fill("上海换人");
  await filters.getByRole("button", { name: "查询" }).click();
  await expect(dataRows(page)).toHaveCount(2);
  expect([...(await columnTexts(page, "负责人"))].toSorted()).toEqual(["孙丽", "赵敏"].toSorted());
  expect(await columnTexts(page, "操作人")).toEqual(["周明远", "周明远"]);
  await dataRows(page).first().getByRole("button", { name: "详情" }).click();
  const drawer = page.getByRole("dialog", { name: "「上海换人商贸有限公司」的负责人" });
  for (const name of ["孙丽", "赵敏"]) await expect(drawer.getByRole("cell", { name }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await filters.getByRole("button", { name: "重置" }).click();
  await choose(filters, "负责人", /^孙丽/, "孙");
  await filters.getByRole("button", { name: "查询" }).click();
  await expect.poll(async () => [...new Set(await columnTexts(page, "负责人"))]).toEqual(["孙丽"]);
});
