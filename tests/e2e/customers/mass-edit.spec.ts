import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, addTag, type Company, findCompany, tagCompany } from "../app/companies.ts";
import { choose } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const MONTHLY = "06";
const ALL = `/customer/index?${new URLSearchParams({ tab: "active", "f.companyName": "上海批量" })}`;
const NAMES = Array.from({ length: 52 }, (_none, index) => `上海批量${index + 10}有限公司`);
const [TAKEN = "", OTHER = ""] = NAMES;

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "chenjie");
  for (const name of NAMES) await addCompany(colleague, name);
});

test("of more than fifty clients each is changed by a task that tells what became of it; all are dispatched by another", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", ALL);
  await test.step("one that was changed meanwhile is left alone", async () => {
    await tickAll(page);
    const company = await findCompany(colleague, TAKEN);
    await tagCompany(colleague, company as Company, await addTag(colleague, "批量之前"));
    await page.getByRole("button", { name: "批量修改" }).click();
    const dialog = page.getByRole("dialog", { name: "批量修改所选的 52 项，在后台逐项进行" });
    await choose(dialog, "纳税期限", "按月");
    await choose(dialog, "所属地区", "北京市");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "开始修改" }).click();
    await expect(dialog).toBeHidden();
    expect((await download).suggestedFilename()).toBe("批量修改结果.xlsx");
    const ended = page.getByRole("alert").filter({ hasText: "批量修改 52 项" });
    await expect(ended.getByText(`51 项已修改，1 项未修改。「${TAKEN}」已被`)).toBeVisible();
  });

  await page.reload();
  expect(await findCompany(colleague, OTHER)).toMatchObject({ nsqxdm: MONTHLY, provinceId: "11" });
  expect(await findCompany(colleague, TAKEN)).toMatchObject({ nsqxdm: "08", provinceId: "31" });
  await expect(page.getByRole("row").filter({ hasText: NAMES.at(-1) ?? "" })).toContainText("北京");
  await page.getByRole("button", { name: "任务" }).click();
  await expect(page.getByRole("list", { name: "任务" })).toContainText("批量修改 52 个客户");
  await page.keyboard.press("Escape");

  await test.step("all are dispatched", async () => {
    await tickAll(page);
    await page.getByRole("button", { name: "派工" }).first().click();
    const dialog = page.getByRole("dialog", { name: "为所选的 52 个客户派工" });
    await choose(dialog, "负责人", /^孙丽/, "孙丽");
    await dialog.getByRole("button", { name: "开始派工" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("已派工 52 项").first()).toBeVisible();
    expect(await findCompany(colleague, OTHER)).toMatchObject({ userNames: "孙丽" });
  });
});

async function tickAll(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await page.getByRole("button", { name: "选择符合条件的全部 52 条" }).click();
  await expect(page.getByText("已选符合条件的全部 52 条")).toBeVisible();
}
