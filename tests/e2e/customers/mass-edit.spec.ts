import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, addTag, type Company, findCompany, tagCompany } from "../app/companies.ts";
import { toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const MONTHLY = "06";
const SEARCH = new URLSearchParams({ tab: "active", "f.companyName": "上海批改" });

const ALL = `/customer/index?${new URLSearchParams({ tab: "active", "f.companyName": "上海批量" })}`;

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "chenjie");
});

test("several clients get another filing frequency at once, and keep the rest", async ({ page, signIn }) => {
  const names = ["上海批改一有限公司", "上海批改二有限公司"];
  for (const name of names) await addCompany(colleague, name);
  const before = await Promise.all(names.map((name) => findCompany(colleague, name)));
  await signIn("chenjie", `/customer/index?${SEARCH}`);
  for (const name of names)
    await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "批量修改" }).click();
  const dialog = page.getByRole("dialog", { name: "批量修改所选的 2 项" });
  await dialog.getByRole("button", { name: "修改", exact: true }).click();
  await expect(dialog.getByText("请至少修改一项")).toBeVisible();

  await choose(page, dialog, "纳税期限", "按月");
  await expect(dialog.getByText("请至少修改一项")).toBeHidden();
  await dialog.getByRole("button", { name: "修改", exact: true }).click();
  await toast(page, "已修改 2 项");
  await expect(dialog).toBeHidden();
  for (const [at, name] of names.entries()) {
    const { taxlayerType, industry, provinceId } = before[at] ?? {};
    const changed = { nsqxdm: MONTHLY, taxlayerType, industry, provinceId };
    await expect.poll(() => findCompany(colleague, name)).toMatchObject(changed);
  }
});

test.describe("of more than fifty clients", () => {
  const names = Array.from({ length: 52 }, (_none, index) => `上海批量${index + 10}有限公司`);
  const [taken = "", other = ""] = names;
  test.beforeAll(async () => {
    for (const name of names) await addCompany(colleague, name);
  });

  test("each is changed by a task that tells what became of it", async ({ page, signIn }) => {
    await signIn("chenjie", ALL);
    await tickAll(page);
    const company = await findCompany(colleague, taken);
    await tagCompany(colleague, company as Company, await addTag(colleague, "批量之前"));

    await page.getByRole("button", { name: "批量修改" }).click();
    const dialog = page.getByRole("dialog", { name: "批量修改所选的 52 项，在后台逐项进行" });
    await choose(page, dialog, "纳税期限", "按月");
    await choose(page, dialog, "所属地区", "北京");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "开始修改" }).click();
    await expect(dialog).toBeHidden();
    expect((await download).suggestedFilename()).toBe("批量修改结果.xlsx");
    const ended = page.getByRole("alert").filter({ hasText: "批量修改 52 项" });
    await expect(ended.getByText(`51 项已修改，1 项未修改。「${taken}」已被`)).toBeVisible();

    await page.reload();
    expect(await findCompany(colleague, other)).toMatchObject({ nsqxdm: MONTHLY, provinceId: "11" });
    expect(await findCompany(colleague, taken)).toMatchObject({ nsqxdm: "08", provinceId: "31" });
    await expect(page.getByRole("row").filter({ hasText: names.at(-1) ?? "" })).toContainText("北京");
    await page.getByRole("button", { name: "任务" }).click();
    await expect(page.getByRole("list", { name: "任务" })).toContainText("批量修改 52 个客户");
  });

  test("all are dispatched by a task", async ({ page, signIn }) => {
    await signIn("chenjie", ALL);
    await tickAll(page);
    await page.getByRole("button", { name: "派工" }).first().click();
    const dialog = page.getByRole("dialog", { name: "为所选的 52 个客户派工" });
    await dialog.getByRole("combobox", { name: "负责人" }).click({ force: true });
    await page.keyboard.type("孙丽");
    await page.getByTitle(/^孙丽/).last().click();
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "开始派工" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("已派工 52 项")).toBeVisible();
    expect(await findCompany(colleague, other)).toMatchObject({ userNames: "孙丽" });
  });
});

async function tickAll(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await page.getByRole("button", { name: "选择符合条件的全部 52 条" }).click();
  await expect(page.getByText("已选符合条件的全部 52 条")).toBeVisible();
}

async function choose(page: Page, dialog: Locator, field: string, label: string): Promise<void> {
  await dialog.getByRole("combobox", { name: field }).click({ force: true });
  await page.getByTitle(label).last().click();
}
