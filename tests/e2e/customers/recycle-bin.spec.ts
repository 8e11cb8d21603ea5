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
import { filtered, question, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test("a company that is deleted waits in the recycle bin, may be looked at only, and is given back", async ({
  page,
  signIn,
}) => {
  const name = "上海误删商贸有限公司";
  const before = await addCompany(colleague, name);
  await signIn("chenjie", filtered("/customer/index", "companyName", name));
  const row = companyRow(page, name);
  await startMore(row, "删除");
  await question(page, `确定删除「${name}」？删除后进入回收站，可以还原。`)
    .getByRole("button", { name: "删除" })
    .click();
  await toast(page, "已移入回收站");
  await expect(row).toBeHidden();
  expect((await findCompany(colleague, name))?.statusCode).toBe(IN_TRASH);

  await page.getByRole("link", { name: "回收站", exact: true }).click();
  await expect(row.getByRole("cell", { name: "陈洁" })).toBeVisible();
  await test.step("it is shown beside the list", async () => {
    await row.getByRole("button", { name: "查看" }).click();
    const drawer = page.getByRole("dialog", { name });
    const facts = drawer.getByRole("region", { name: "基本信息" });
    await expect(facts.getByText(before.taxlayerNo)).toBeVisible();
    await drawer.getByRole("button", { name: "编辑客户" }).hover();
    await expect(page.getByText("客户在回收站中，请先还原").last()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });
  await row.getByRole("button", { name: "还原" }).click();
  await question(page, `确定还原「${name}」？`).getByRole("button", { name: "还原" }).click();
  await toast(page, "已还原");
  await expect(row).toBeHidden();
  expect(await findCompany(colleague, name)).toMatchObject({
    companyId: before.companyId,
    khbm: before.khbm,
    statusCode: IN_SERVICE,
  });
});

test("one is deleted for ever after a question that says so, chosen ones are given back, the bin is emptied of the others", async ({
  page,
  signIn,
}) => {
  const name = "上海永删商贸有限公司";
  const kept = ["上海选回一有限公司", "上海选回二有限公司"];
  for (const removed of [name, ...kept])
    await removeCompanies(colleague, await addCompany(colleague, removed));
  await signIn("chenjie", "/companyCenter/recycleBin");

  await test.step("one is deleted for ever, and not without the answer", async () => {
    const row = companyRow(page, name);
    const asked = question(page, `确定彻底删除「${name}」？删除后不能恢复。`);
    await startMore(row, "彻底删除");
    await asked.getByRole("button", { name: "取消" }).click();
    await expect(asked).toBeHidden();
    expect((await findCompany(colleague, name))?.statusCode).toBe(IN_TRASH);
    await startMore(row, "彻底删除");
    await asked.getByRole("button", { name: "彻底删除" }).click();
    await toast(page, "已彻底删除");
    await expect(row).toBeHidden();
    expect(await findCompany(colleague, name)).toBeUndefined();
  });

  await test.step("chosen ones are given back", async () => {
    for (const chosen of kept) await companyRow(page, chosen).getByRole("checkbox").check();
    await page.getByRole("button", { name: "还原", exact: true }).first().click();
    await question(page, "确定还原所选的 2 个客户？").getByRole("button", { name: "还原" }).click();
    await toast(page, "已还原");
    for (const chosen of kept) {
      await expect(companyRow(page, chosen)).toBeHidden();
      expect((await findCompany(colleague, chosen))?.statusCode).toBe(IN_SERVICE);
    }
  });

  await test.step("the bin is emptied", async () => {
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
});
