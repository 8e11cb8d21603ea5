import type { Page, Request } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, dataRows, filtered, question, startMore, toast } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, hasOpenTicks, monthlyRows } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** A general taxpayer whose tax is worth notifying and has not been notified yet. */
async function unnotified(): Promise<MonthlyRow> {
  const rows = await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 0 });
  const row = rows.find(
    (one) =>
      one.confirmationStatus === 0 &&
      !hasOpenTicks(one) &&
      one.predictionStatus === 1 &&
      !one.isOpeningUnknown &&
      (one.zzshfjs ?? 0) > 1,
  );
  if (!row) throw new Error("nobody waits for a notice");
  return row;
}

async function openRow(page: Page, { taxlayerNo }: MonthlyRow) {
  await page.goto(filtered(MONTHLY_TAX, "fuzzyMatch", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  return dataRows(page).first();
}

/** The server refuses the call and says no reason for it, until the answer is called. */
async function refuseWithoutReason(page: Page, path: string): Promise<() => Promise<void>> {
  const calls = `**${path}`;
  await page.route(calls, async (route) => await route.fulfill({ json: { code: "9999", result: null } }));
  return async () => await page.unroute(calls);
}

async function noticeTypeOf({ companyId }: MonthlyRow): Promise<number> {
  const row = (await monthlyRows(chenjie)).find((one) => one.companyId === companyId);
  return row?.noticeTaxType ?? 0;
}

function requestOf(page: Page, path: string): Promise<Request> {
  return page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(path));
}

test(
  "a client is notified of its tax, its payment day moved, and the notice taken back",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    const company = await unnotified();
    await signIn("chenjie", MONTHLY_TAX);
    const row = await openRow(page, company);
    await expect(row).toContainText("未通知");
    await row.getByRole("button", { name: "通知税款" }).click();
    const dialog = page.getByRole("dialog", { name: new RegExp(company.companyName) });
    await expect(dialog).toHaveAccessibleName(`通知税款：${company.companyName} 一般纳税人 2026年10期`);
    await button(page, "通知客户").click();
    await expect(dialog.getByText("请选择扣款日期"), "above one yuan it is asked for").toBeVisible();
    await dialog.getByLabel("扣款日期").click();
    await dialog.getByRole("textbox", { name: "扣款日期" }).fill("2026-11-24");
    await page.keyboard.press("Enter");
    await expect(
      dialog.getByText(/申报期至 2026-11-16 截止，已逾期 8 天，预计滞纳金/),
      "the deadline has passed",
    ).toBeVisible();
    await choose(dialog, "扣款时间", "待定");
    await expect(dialog.getByText(/申报期已于 2026-11-16 截止/)).toBeVisible();
    let accept = await refuseWithoutReason(page, "/new/tax/confirm/tax");
    await button(page, "通知客户").click();
    await expect(dialog.getByRole("alert").filter({ hasText: "提交失败：数据异常" })).toBeVisible();
    expect(await noticeTypeOf(company), "nothing has changed").toBe(0);
    await accept();
    await button(page, "通知客户").click();
    await toast(page, "已提交");
    await expect(row).toContainText("已通知");
    await expect(row.getByRole("button", { name: "通知税款" })).toHaveCount(0);

    await row.getByRole("button", { name: "修改扣款时间" }).click();
    const payTime = page.getByRole("dialog", { name: /修改扣款时间/ });
    await choose(payTime, "扣款时间", "申报期内不扣款");
    accept = await refuseWithoutReason(page, "/noticetax/batchNotice");
    await payTime.getByRole("button", { name: "修改" }).click();
    await expect(payTime.getByRole("alert").filter({ hasText: "修改失败：数据异常" })).toBeVisible();
    await accept();
    await payTime.getByRole("button", { name: "修改" }).click();
    await toast(page, "设置成功");
    await expect(row).toContainText("申报期内不扣款");

    await row.getByRole("button", { name: "查看详情" }).click();
    const detail = page.getByRole("dialog", { name: new RegExp(company.companyName) });
    await expect(detail.getByText("通知记录")).toBeVisible();
    const records = detail.getByRole("table", { name: "通知记录" }).getByRole("row");
    await expect(records.filter({ hasText: "修改扣款时间" })).toContainText("陈洁");
    await expect(records.filter({ hasText: "通知税款" }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(detail).toBeHidden();

    const revoke = async () => {
      await startMore(row, "撤销通知");
      await question(page, /确定撤销/)
        .getByRole("button", { name: "撤销通知" })
        .click();
    };
    accept = await refuseWithoutReason(page, "/noticetax/batchNotice");
    await revoke();
    await expect(page.getByText("撤销失败")).toBeVisible();
    expect(await noticeTypeOf(company), "the notice stands").toBe(1);
    await accept();
    await revoke();
    await toast(page, "撤销通知成功");
    await expect(row.getByRole("button", { name: "通知税款" })).toBeVisible();
  },
);

test("who notifies sees the taxes of the notice, and is told what is missing or too much in it", async ({
  page,
  signIn,
}) => {
  const company = await unnotified();
  await signIn("chenjie", MONTHLY_TAX);
  const row = await openRow(page, company);
  await row.getByRole("button", { name: "通知税款" }).click();
  const dialog = page.getByRole("dialog", { name: new RegExp(company.companyName) });
  const items = dialog.getByRole("table", { name: "税款明细" }).locator("tbody tr");
  await expect(items.filter({ hasText: "增值税" })).toBeVisible();
  const amounts = await items.evaluateAll((rows) =>
    rows.map((tax) => Math.round(Number(tax.children[1]?.textContent?.replaceAll(",", "")) * 100)),
  );
  expect(amounts.reduce((sum, fen) => sum + fen, 0)).toBe(Math.round((company.zzshfjs ?? 0) * 100));

  await dialog.getByLabel("扣款日期").click();
  const dayOf = (date: string) => page.locator(`.ant-picker-cell[title="${date}"]`);
  await expect(dayOf("2026-11-19")).toHaveClass(/ant-picker-cell-disabled/);
  await expect(dayOf("2026-11-20")).not.toHaveClass(/ant-picker-cell-disabled/);
  await expect(dayOf("2026-11-30")).not.toHaveClass(/ant-picker-cell-disabled/);
  await expect(dayOf("2026-12-01")).toHaveClass(/ant-picker-cell-disabled/);
  await dayOf("2026-11-24").click();
  await expect(dayOf("2026-11-24")).toBeHidden();

  await choose(dialog, "税款状态", "税款有疑义");
  await expect(dialog.getByLabel("扣款时间")).toHaveCount(0);
  await button(page, "通知客户").click();
  await expect(dialog.getByText("请输入疑义内容")).toBeVisible();
  const doubt = dialog.getByLabel("疑义内容");
  await doubt.fill("税".repeat(499));
  await doubt.press("End");
  await page.keyboard.insertText("额");
  await expect(dialog.getByText("最多 500 字", { exact: true })).toBeVisible();
  await doubt.evaluate((area: HTMLTextAreaElement) => {
    area.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "疑".repeat(600));
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await page.keyboard.insertText("疑".repeat(600));
  await expect(dialog.getByText("最多 500 字，超出部分已截断")).toBeVisible();
  await expect(doubt).toHaveValue("疑".repeat(500));

  await expect(dialog.getByText("支持 jpg、jpeg、png 格式，单个不超过 10MB，最多 9 个")).toBeVisible();
  const images = dialog.locator("input[type=file]");
  const image = { name: "凭证.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") };
  await images.setInputFiles(image);
  await expect(dialog.getByText("只能上传 jpg、jpeg、png 格式的文件")).toBeVisible();
  const large = { name: "凭证.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await images.setInputFiles(large);
  await expect(dialog.getByText("文件大小不能超过10MB！")).toBeVisible();
});

test("a collection and a revocation are followed to their ends, revoking never confirms, and why it failed is in a file", async ({
  page,
  signIn,
}) => {
  await test.step("a collection and a revocation are followed to their ends, and revoking never confirms", async () => {
    // The demonstration's tax bureau is done within milliseconds; this one takes its time over the first row.
    let underway: { readonly fields: object; readonly isOnce?: true } | null = null;
    await page.route("**/invoice/collection/page", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { result: { list: object[] } };
      const [first, ...others] = body.result.list;
      if (underway && first) body.result.list = [{ ...first, ...underway.fields }, ...others];
      if (underway?.isOnce) underway = null;
      await route.fulfill({ response, json: body });
    });
    const [company] = await monthlyRows(chenjie, { confirmState: "confirmed", noticeTaxType: 0 });
    if (!company) throw new Error("nobody is confirmed and not notified");
    await signIn("chenjie", MONTHLY_TAX);
    const row = await openRow(page, company);
    await expect(row).toContainText("已勾选已确认");

    const checked = page.waitForRequest("**/invoice/task/period/validation");
    await startMore(row, "重新采集");
    await checked;
    underway = { fields: { isCjIng: true, cjzt: 1 } };
    await toast(page, "采集任务已下发");
    await row.getByRole("button", { name: "更多" }).click();
    await expect(page.getByRole("menuitem", { name: "重新采集中" })).toBeVisible();
    await page.keyboard.press("Escape");
    underway = null;
    await toast(page, "1 家企业的发票已采集");

    underway = { fields: { cancelStatus: 1 }, isOnce: true };
    const sent = requestOf(page, "/sendCheckConfirmTask");
    await row.getByRole("button", { name: "撤销统计确认" }).click();
    await question(page, /确定撤销/)
      .getByRole("button", { name: "撤销统计确认" })
      .click();
    expect((await sent).postDataJSON()).toMatchObject({ taskType: 2, companyIdList: [company.companyId] });
    await toast(page, "撤销任务已下发");
    await toast(page, "撤销成功");
    await expect(row).toContainText("已勾选未确认");
    const [after] = await monthlyRows(chenjie, { fuzzyMatch: company.taxlayerNo });
    expect(after?.confirmationStatus).toBe(0);
  });
  await page.unrouteAll();
  await test.step("why a confirmation could not be taken back is in a file", async () => {
    const [company] = await monthlyRows(chenjie, { confirmState: "confirmed", noticeTaxType: 0 });
    if (!company) throw new Error("nobody is confirmed and not notified");
    const failed = {
      companyId: company.companyId,
      cancelStatus: 3,
      cancelErrorMsg: "增值税申报表已申报",
      cancelErrorMessage: "增值税申报表已申报",
    };
    // The demonstration's tax bureau is quick and agrees; this one takes its time and refuses.
    await page.route("**/invoice/collection/page", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { result: { list: MonthlyRow[] } };
      body.result.list = body.result.list.map((row) =>
        row.companyId === company.companyId ? { ...row, cancelStatus: 1 } : row,
      );
      await route.fulfill({ response, json: body });
    });
    await page.route("**/getCancelConfirmResult", async (route) => {
      await route.fulfill({ json: { code: "0", message: null, result: [failed] } });
    });
    await page.goto(filtered(MONTHLY_TAX, "fuzzyMatch", company.taxlayerNo));
    await expect(page.getByText(`${company.companyName}：增值税申报表已申报`)).toBeVisible();
    const asked = page.waitForRequest("**/cancelFailReason/download");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "查看原因" }).first().click();
    expect((await asked).postDataJSON()).toEqual({
      kjnd: 2026,
      kjqj: 10,
      companyIdList: [company.companyId],
    });
    expect((await download).suggestedFilename()).toBe("撤销统计确认失败原因.xlsx");
  });
});

test("an estimate opens its grounds: taxes that add up, the rows of a figure, a change by hand that is set back", async ({
  page,
  signIn,
}) => {
  const company = await unnotified();
  const estimate = company.zzshfjs ?? 0;
  await signIn("chenjie", MONTHLY_TAX);
  const row = await openRow(page, company);
  await startMore(row, "计算依据");
  const grounds = page.getByRole("dialog", { name: /税款计算依据/ });
  await expect(grounds).toContainText(company.companyName);
  const taxes = grounds.getByRole("table").first();
  await expect(taxes.getByRole("row", { name: /^增值税/ })).toBeVisible();
  const amounts = await taxes
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((tax) => Number(tax.children[1]?.textContent?.replaceAll(",", ""))));
  const sum = amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);
  expect(sum).toBe(Math.round(estimate * 100));

  await grounds.getByRole("button", { name: "明细" }).first().click();
  const rows = page.getByRole("dialog", { name: /销项税额明细/ });
  await expect(rows.locator("tbody tr").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rows).toBeHidden();

  await grounds.getByRole("button", { name: "人工调整" }).click();
  const change = page.getByRole("dialog", { name: "人工调整预估税额" });
  const changed = change.getByLabel("调整为");
  await changed.fill("88.88");
  await change.getByLabel("调整原因").fill("客户有未开票收入待补");
  await change.getByRole("button", { name: "确定" }).click();
  const byHand = taxes.getByRole("row", { name: /人工调整/ });
  await expect(byHand).toBeVisible();
  const [adjusted] = await monthlyRows(chenjie, { fuzzyMatch: company.taxlayerNo });
  expect(adjusted?.zzshfjs).toBe(88.88);

  await grounds.getByRole("button", { name: "修改人工调整" }).click();
  await change.getByRole("button", { name: "恢复计算值" }).click();
  await expect(changed).toHaveValue(/^[\d,]+\.\d\d$/);
  await change.getByLabel("调整原因").fill("票已补齐，按计算值申报");
  await change.getByRole("button", { name: "确定" }).click();
  await expect(byHand).toBeHidden();
  const [after] = await monthlyRows(chenjie, { fuzzyMatch: company.taxlayerNo });
  expect(after?.zzshfjs).toBe(estimate);
});
