import type { Page, Request } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, dataRows, filtered, question, startMore, toast } from "../app/list-screen.ts";
import { resultOf } from "../app/companies.ts";
import { MONTHLY_TAX, type MonthlyRow, monthlyRows } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** A general taxpayer whose tax is worth notifying and has not been notified yet. */
async function unnotified(confirmationStatus: number): Promise<MonthlyRow> {
  const rows = await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 0 });
  const row = rows.find(
    (one) =>
      one.confirmationStatus === confirmationStatus && one.predictionStatus === 1 && (one.zzshfjs ?? 0) > 1,
  );
  if (!row) throw new Error(`nobody waits for a notice with confirmation ${confirmationStatus}`);
  return row;
}

async function openRow(page: Page, { taxlayerNo }: MonthlyRow) {
  await page.goto(filtered(MONTHLY_TAX, "fuzzyMatch", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  return dataRows(page).first();
}

const SPECIAL_CASES = "/api/fcp/web/specialCase";
interface SpecialCase {
  readonly specialType: number;
  readonly amount: number | null;
  readonly bz: string | null;
}
/** It has no remark. */
const TRANSFER_OUT = { specialType: 1, amount: 100 };

function requestOf(page: Page, path: string): Promise<Request> {
  return page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(path));
}

test("a client is notified of its tax, its payment day moved, and the notice taken back", async ({
  page,
  signIn,
}) => {
  const company = await unnotified(0);
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
  await button(page, "通知客户").click();
  await toast(page, "已提交");
  await expect(row).toContainText("已通知");
  await expect(row.getByRole("button", { name: "通知税款" })).toHaveCount(0);

  await row.getByRole("button", { name: "修改扣款时间" }).click();
  const payTime = page.getByRole("dialog", { name: /修改扣款时间/ });
  await choose(payTime, "扣款时间", "申报期内不扣款");
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

  await startMore(row, "撤销通知");
  await question(page, /确定撤销/)
    .getByRole("button", { name: "撤销通知" })
    .click();
  await toast(page, "撤销通知成功");
  await expect(row.getByRole("button", { name: "通知税款" })).toBeVisible();
});

test("who notifies sees the taxes of the notice, and is told what is missing or too much in it", async ({
  page,
  signIn,
}) => {
  const company = await unnotified(0);
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

test("a client that fails the check before the notice is told so, and its dialog does not open", async ({
  page,
  signIn,
}) => {
  const failing = await unnotified(0);
  const month = { kjnd: 2026, kjqj: 10, qyId: failing.companyId };
  const known = await resultOf<{ specialConditions: readonly SpecialCase[] }>(
    chenjie.get(`${SPECIAL_CASES}/detail?kjnd=2026&kjqj=10&qyId=${failing.companyId}`),
  );
  const cases = known.specialConditions.map(({ specialType, amount, bz }) => ({ specialType, amount, bz }));
  const save = async (specialConditions: readonly object[]) =>
    await resultOf(chenjie.post(`${SPECIAL_CASES}/confirmTempSave`, { ...month, specialConditions }));
  await save([...cases, TRANSFER_OUT]);
  await signIn("chenjie", MONTHLY_TAX);
  const row = await openRow(page, failing);
  const asked = requestOf(page, "/checkZzsNotice");
  await row.getByRole("button", { name: "通知税款" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ qyIdList: [failing.companyId] });
  await expect(page.getByText("已勾选的特殊情况申报未填写完整，无法通知税款")).toBeVisible();
  await expect(page.getByRole("dialog", { name: new RegExp(failing.companyName) })).toHaveCount(0);
  await save(cases);
});

test("of several clients those that fail the check are told with a file, the others are notified", async ({
  page,
  signIn,
}) => {
  const passing = await unnotified(0);
  const failing = await unnotified(3);
  await signIn("chenjie", `${MONTHLY_TAX}?tab=0&f.taxlayerType=001&size=100`);
  for (const { companyName } of [passing, failing])
    await dataRows(page).filter({ hasText: companyName }).getByRole("checkbox").check();
  await button(page, "批量通知税款").click();
  await expect(page.getByText("1 家企业税款确认校验失败")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载失败原因" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  const dialog = page.getByRole("dialog", { name: /^通知税款：1 家企业/ });
  await choose(dialog, "扣款时间", "待定");
  await button(page, "通知客户").click();
  await toast(page, "已提交");
  const after = await monthlyRows(chenjie, { taxlayerType: "001" });
  const stateOf = (id: number) => after.find(({ companyId }) => companyId === id)?.noticeTaxType ?? 0;
  expect([stateOf(passing.companyId), stateOf(failing.companyId)]).toEqual([1, 0]);
});

test("a collection and a revocation are followed to their ends, and revoking never confirms", async ({
  page,
  signIn,
}) => {
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

test("a burden is asked for as it is read, a failed collection by its number", async ({ page, signIn }) => {
  const rows = await monthlyRows(chenjie);
  const heavy = rows.filter(({ zzssfl }) => (zzssfl ?? 0) >= 0.03);
  const failed = rows.filter(({ cjzt }) => cjzt === 5 || cjzt === 9);
  await signIn("chenjie", MONTHLY_TAX);
  await expect(dataRows(page).first()).toBeVisible();
  await button(page, "展开").click();
  const burden = page.getByRole("group", { name: "本月税负率" });
  await burden.getByLabel("最小值").fill("3");
  const asked = requestOf(page, "/invoice/collection/page");
  await button(page, "查询").click();
  expect((await asked).postDataJSON()).toMatchObject({ zzssflMin: 0.03 });
  await expect(page.getByText(`共 ${heavy.length} 条`)).toBeVisible();

  await button(page, "重置").click();
  await expect(page.getByText(`共 ${rows.length} 条`)).toBeVisible();
  const dear = rows.filter(({ zzshfjs }) => (zzshfjs ?? 0) >= 20_000);
  const amount = page.getByRole("group", { name: "预估增值税及附加" });
  await amount.getByLabel("最小值").fill("20000");
  const priced = requestOf(page, "/invoice/collection/page");
  await button(page, "查询").click();
  expect((await priced).postDataJSON()).toMatchObject({ sehjMin: 20_000 });
  await expect(page.getByText(`共 ${dear.length} 条`)).toBeVisible();

  await button(page, "重置").click();
  await expect(page.getByText(`共 ${rows.length} 条`)).toBeVisible();
  await choose(page.locator("main"), "采集状态", "采集失败");
  const again = requestOf(page, "/invoice/collection/page");
  await button(page, "查询").click();
  expect((await again).postDataJSON()).toMatchObject({ cjzt: 3 });
  await expect(page.getByText(`共 ${failed.length} 条`)).toBeVisible();
});

test("an estimate opens its grounds: taxes that add up, the rows of a figure, a change by hand that is set back", async ({
  page,
  signIn,
}) => {
  const company = await unnotified(0);
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
