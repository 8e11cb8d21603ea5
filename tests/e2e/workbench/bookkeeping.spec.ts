import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { addCompany } from "../app/companies.ts";
import { button, question, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

const rowOf = (page: Page, text: string, table = "做账进度") =>
  page.getByRole("table", { name: table, exact: true }).getByRole("row").filter({ hasText: text });

async function find(page: Page, companyName: string): Promise<void> {
  await page.getByRole("textbox", { name: "企业", exact: true }).fill(companyName);
  await button(page, "查询").click();
  await expect(rowOf(page, companyName)).toHaveCount(1);
}

test("the books of a month go on step by step, with notes that keep what they said, and the firm's usual ones", async ({
  page,
  signIn,
}) => {
  await test.step("the usual notes of the firm are a list, each with its own line", async () => {
    await signIn("chenjie", "/workbench/zz/index");
    const open = button(page, "备注设置");
    await open.click();
    const settings = page.getByRole("dialog", { name: "备注设置" });
    const lines = settings.getByLabel(/^第 \d+ 行 备注$/);
    await expect(lines.first()).toHaveValue("房租发票每季度末统一提供");
    const before = await lines.count();
    await settings.getByRole("button", { name: "添加" }).click();
    await lines.nth(before).fill("工资表次月五日前提供");
    await settings.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
    // Until the list is there anew it takes no click.
    await expect(open).toHaveAttribute("aria-busy", "false");
    await open.click();
    await expect(lines.nth(before)).toHaveValue("工资表次月五日前提供");
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
  });
  await test.step("the books of a month go on step by step: papers, booking, closing, each when its turn has come", async () => {
    const { companyName } = await addCompany(chenjie, "上海做账进度有限公司");
    await find(page, companyName);
    const row = rowOf(page, companyName);
    const start = async (action: string) =>
      await row.getByRole("button", { name: action, exact: true }).click();
    await expect(row.getByRole("button", { name: "记账", exact: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );

    await start("到票");
    const arrival = page.getByRole("dialog", { name: `「${companyName}」2026年10期到票` });
    await arrival.getByText("部分到达").click();
    await arrival.getByRole("button", { name: "保存" }).click();
    await toast(page, "已登记到票");
    await expect(row).toContainText("部分到达");

    await start("记账");
    const booking = page.getByRole("dialog", { name: `「${companyName}」2026年10期记账` });
    await booking.getByLabel("凭证数").fill("36");
    await booking.getByRole("button", { name: "保存" }).click();
    await toast(page, "已登记记账进度");
    await expect(row).toContainText("36");

    await start("结账");
    await question(page, `确定结账「${companyName}」2026年10期？`)
      .getByRole("button", { name: "结账" })
      .click();
    await toast(page, "已结账");
    await expect(row.getByRole("button", { name: "到票", exact: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await start("取消结账");
    await question(page, `确定取消「${companyName}」2026年10期的结账？`)
      .getByRole("button", { name: "取消结账" })
      .click();
    await toast(page, "已取消结账");
  });
  await test.step("a note keeps what it said before; a client on top comes before the others; the client's page has its year", async () => {
    const { companyName } = await addCompany(chenjie, "上海做账备注有限公司");
    await find(page, companyName);
    const row = rowOf(page, companyName);
    for (const words of ["差两张进项票", "进项票已补齐"]) {
      await startMore(row, "备注");
      const noting = page.getByRole("dialog", { name: `「${companyName}」2026年10期备注`, exact: true });
      await noting.getByLabel("备注内容").fill(words);
      await noting.getByRole("button", { name: "保存" }).click();
      await expect(row).toContainText(words);
    }
    await startMore(row, "备注记录");
    const logs = page.getByRole("dialog", { name: `「${companyName}」2026年10期备注记录` });
    await expect(logs.getByRole("row").filter({ hasText: "进项票已补齐" })).toContainText("差两张进项票");
    await page.keyboard.press("Escape");

    await startMore(row, "置顶");
    await toast(page, "已置顶");
    await button(page, "重置").click();
    const rows = page.getByRole("table", { name: "做账进度", exact: true }).getByRole("row");
    await expect(rows.nth(2)).toBeVisible();
    const column = (await rows.first().getByRole("columnheader").allInnerTexts()).indexOf("置顶");
    const own = (await rows.allInnerTexts()).findIndex((text) => text.includes(companyName));
    // Those that she has put there before may stand above it.
    expect(own).toBeGreaterThan(0);
    for (let at = 1; at <= own; at += 1)
      await expect(rows.nth(at).getByRole("cell").nth(column)).toHaveText("是");

    await row.getByRole("button", { name: companyName, exact: true }).click();
    await expect(page).toHaveURL(/\/customer\/detail\?.*tab=books/);
    await expect(rowOf(page, "进项票已补齐", "2026年做账进度")).toContainText("未记账");
  });
});
