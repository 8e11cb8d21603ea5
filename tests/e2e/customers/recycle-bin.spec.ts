import { type Api, signInToApi } from "../app/api.ts";
import {
  addCompany,
  companyRow,
  findCompanies,
  findCompany,
  IN_SERVICE,
  IN_TRASH,
  removeCompanies,
} from "../app/companies.ts";
import { question, startMore, tickedRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const LIST = "/customer/index";
const SCREEN = "/companyCenter/recycleBin";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test("a company that is deleted waits in the recycle bin and is given back", async ({ page, signIn }) => {
  const name = "上海误删商贸有限公司";
  const before = await addCompany(colleague, name);
  await signIn("chenjie", `${LIST}?f.companyName=${encodeURIComponent(name)}`);
  const row = companyRow(page, name);
  await row.getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "删除" }).click();
  await question(page, `确定删除「${name}」？删除后进入回收站，可以还原。`)
    .getByRole("button", { name: "删除" })
    .click();
  await expect(page.getByText("已移入回收站", { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  expect((await findCompany(colleague, name))?.statusCode).toBe(IN_TRASH);

  await page.getByRole("link", { name: "回收站", exact: true }).click();
  await expect(row.getByRole("cell", { name: "陈洁" })).toBeVisible();
  await row.getByRole("button", { name: "还原" }).click();
  await question(page, `确定还原「${name}」？`).getByRole("button", { name: "还原" }).click();
  await expect(page.getByText("已还原", { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  expect(await findCompany(colleague, name)).toMatchObject({
    companyId: before.companyId,
    khbm: before.khbm,
    statusCode: IN_SERVICE,
  });
});

test("several are deleted together, and the number of the tab follows", async ({ page, signIn }) => {
  const names = ["上海批删一有限公司", "上海批删二有限公司"];
  for (const name of names) await addCompany(colleague, name);
  const { length } = await findCompanies(colleague, { status: IN_SERVICE });
  await signIn("chenjie", `${LIST}?f.companyName=${encodeURIComponent("上海批删")}`);
  await expect(page.getByRole("tab", { name: `服务中 (${length})` })).toBeVisible();
  for (const name of names) await companyRow(page, name).getByRole("checkbox").check();
  await startMore(tickedRows(page), "删除");
  await question(page, /确定删除所选的 2 个客户？/)
    .getByRole("button", { name: "删除" })
    .click();
  await expect(page.getByText("共 0 条")).toBeVisible();
  await expect(page.getByRole("tab", { name: `服务中 (${length - 2})` })).toBeVisible();
  for (const name of names) expect((await findCompany(colleague, name))?.statusCode).toBe(IN_TRASH);
});

test("one is deleted for ever after a question that says so, and not without", async ({ page, signIn }) => {
  const name = "上海永删商贸有限公司";
  await removeCompanies(colleague, await addCompany(colleague, name));
  await signIn("chenjie", SCREEN);
  const row = companyRow(page, name);
  const asked = question(page, `确定彻底删除「${name}」？删除后不能恢复。`);
  await startMore(row, "彻底删除");
  await asked.getByRole("button", { name: "取消" }).click();
  await expect(asked).toBeHidden();
  expect((await findCompany(colleague, name))?.statusCode).toBe(IN_TRASH);
  await startMore(row, "彻底删除");
  await asked.getByRole("button", { name: "彻底删除" }).click();
  await expect(page.getByText("已彻底删除", { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  expect(await findCompany(colleague, name)).toBeUndefined();
});

test("chosen ones are given back, the bin is emptied of the others", async ({ page, signIn }) => {
  const kept = ["上海选回一有限公司", "上海选回二有限公司"];
  for (const name of kept) await removeCompanies(colleague, await addCompany(colleague, name));
  await signIn("chenjie", SCREEN);
  for (const name of kept) await companyRow(page, name).getByRole("checkbox").check();
  await page.getByRole("button", { name: "还原", exact: true }).first().click();
  await question(page, "确定还原所选的 2 个客户？").getByRole("button", { name: "还原" }).click();
  await expect(page.getByText("已还原", { exact: true })).toBeVisible();
  for (const name of kept) {
    await expect(companyRow(page, name)).toBeHidden();
    expect((await findCompany(colleague, name))?.statusCode).toBe(IN_SERVICE);
  }
  const { length } = await findCompanies(colleague, { status: IN_TRASH });
  expect(length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "清空回收站" }).click();
  await question(page, /确定清空回收站？.*不能恢复/)
    .getByRole("button", { name: "清空回收站" })
    .click();
  await expect(page.getByText(`已彻底删除 ${length} 个客户`)).toBeVisible();
  await expect(page.getByText("共 0 条")).toBeVisible();
  expect(await findCompanies(colleague, { status: IN_TRASH })).toEqual([]);
});

test.describe("permissions", () => {
  test("an accountant has no recycle bin, in the menu or by its address", async ({ page, signIn }) => {
    await signIn("sunli", LIST);
    await expect(page.getByRole("button", { name: "详情" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "回收站" })).toHaveCount(0);
    await page.goto(SCREEN);
    await expect(page.getByRole("heading", { name: "暂无权限" })).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  });
});

test("who was deleted is shown beside the list, and may be looked at only", async ({ page, signIn }) => {
  const name = "上海回看商贸有限公司";
  const company = await addCompany(colleague, name);
  await removeCompanies(colleague, company);
  await signIn("chenjie", `${SCREEN}?f.companyName=${encodeURIComponent(name)}`);
  await companyRow(page, name).getByRole("button", { name: "查看" }).click();
  const drawer = page.getByRole("dialog", { name });
  await expect(drawer.getByRole("region", { name: "基本信息" }).getByText(company.taxlayerNo)).toBeVisible();
  await drawer.getByRole("button", { name: "编辑客户" }).hover();
  await expect(page.getByText("客户在回收站中，请先还原").last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(companyRow(page, name)).toBeVisible();
});
