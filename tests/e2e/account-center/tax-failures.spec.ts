import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, dataRows, filtered, question, startMore } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, monthlyRows } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** The server refuses the call and says no reason for it. */
async function refuseWithoutReason(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => await route.fulfill({ json: { code: "9999", result: null } }),
  );
}

async function openRow(page: Page, { taxlayerNo }: MonthlyRow) {
  await page.goto(filtered(MONTHLY_TAX, "fuzzyMatch", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  return dataRows(page).first();
}

async function firstOf(filters: object): Promise<MonthlyRow> {
  const rows = await monthlyRows(chenjie, filters);
  const row = rows.find(
    ({ zzshfjs, taxDeclareStatus, predictionStatus }) =>
      (zzshfjs ?? 0) > 1 && taxDeclareStatus !== 1 && predictionStatus === 1,
  );
  if (!row) throw new Error(`no client is as ${JSON.stringify(filters)} says`);
  return row;
}

test("a notice, a change of the payment day and a revocation that fail say which of them has failed, and change nothing", async ({
  page,
  signIn,
}) => {
  const waiting = await firstOf({ noticeTaxType: 0, taxlayerType: "001" });
  const notified = await firstOf({ noticeTaxType: 1 });
  await signIn("chenjie", MONTHLY_TAX);
  const open = await openRow(page, waiting);
  await refuseWithoutReason(page, "/new/tax/confirm/tax");
  await open.getByRole("button", { name: "通知税款" }).click();
  const notice = page.getByRole("dialog", { name: /^通知税款/ });
  await choose(notice, "扣款时间", "待定");
  await button(page, "通知客户").click();
  await expect(notice.getByRole("alert").filter({ hasText: "提交失败：数据异常" })).toBeVisible();
  await page.keyboard.press("Escape");
  await question(page, /放弃|离开|未保存|没有保存/)
    .getByRole("button")
    .last()
    .click();
  await expect(notice).toBeHidden();

  const row = await openRow(page, notified);
  await refuseWithoutReason(page, "/noticetax/batchNotice");
  await row.getByRole("button", { name: "修改扣款时间" }).click();
  const payTime = page.getByRole("dialog", { name: /修改扣款时间/ });
  await choose(payTime, "扣款时间", "待定");
  await payTime.getByRole("button", { name: "修改" }).click();
  await expect(payTime.getByRole("alert").filter({ hasText: "修改失败：数据异常" })).toBeVisible();
  await payTime.getByRole("button", { name: "取消" }).click();
  await expect(payTime).toBeHidden();

  await startMore(row, "撤销通知");
  await question(page, /确定撤销/)
    .getByRole("button", { name: "撤销通知" })
    .click();
  await expect(page.getByText("撤销失败")).toBeVisible();
  const after = await monthlyRows(chenjie);
  const stateOf = (wanted: MonthlyRow) =>
    after.find(({ companyId }) => companyId === wanted.companyId)?.noticeTaxType ?? 0;
  expect([stateOf(waiting), stateOf(notified)]).toEqual([0, 1]);
});

test("periods go back two years and forward to the last month, and days of payment stay within their months", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", `${MONTHLY_TAX}?period=2024-11`);
  const earlier = page.getByRole("button", { name: /^上一期/ });
  await expect(earlier).toBeDisabled();
  await signIn("chenjie", MONTHLY_TAX);
  await expect(page.getByRole("button", { name: /^下一期/ })).toBeDisabled();

  const row = await openRow(page, await firstOf({ noticeTaxType: 0, taxlayerType: "001" }));
  await row.getByRole("button", { name: "通知税款" }).click();
  const notice = page.getByRole("dialog", { name: /^通知税款/ });
  await notice.getByLabel("扣款日期").click();
  const dayOf = (date: string) => page.locator(`.ant-picker-cell[title="${date}"]`);
  await expect(dayOf("2026-11-19")).toHaveClass(/ant-picker-cell-disabled/);
  await expect(dayOf("2026-11-20")).not.toHaveClass(/ant-picker-cell-disabled/);
  await expect(dayOf("2026-11-30")).not.toHaveClass(/ant-picker-cell-disabled/);
  await expect(dayOf("2026-12-01")).toHaveClass(/ant-picker-cell-disabled/);
});

test("who files by quarter is notified in the months of its quarters alone", async ({ page, signIn }) => {
  const rows = await monthlyRows(chenjie);
  const quarterly = rows.find(({ predictionStatus }) => predictionStatus === 31);
  if (!quarterly) throw new Error("nobody files by quarter");
  await signIn("chenjie", MONTHLY_TAX);
  const row = await openRow(page, quarterly);
  await expect(row).toContainText(/小规模季报|季报/);
  await expect(row.getByRole("button", { name: "通知税款", disabled: false })).toHaveCount(0);
});
