import type { Page } from "@playwright/test";
import type { ListPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { changePlan } from "../app/change-plan.ts";
import { resultOf } from "../app/companies.ts";
import {
  button,
  choose,
  dataRows,
  filtered,
  question,
  startMore,
  tickedRows,
  toast,
} from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, monthlyRows } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** The list with 1 in place of 500 as the largest batch that is one call. */
function smallBatches(plan: ListPlan): ListPlan {
  return JSON.parse(JSON.stringify(plan).replaceAll(/length > 500/g, "length > 1")) as ListPlan;
}

async function tick(page: Page, ...companies: readonly MonthlyRow[]): Promise<void> {
  for (const { companyName } of companies)
    await dataRows(page).filter({ hasText: companyName }).getByRole("checkbox").check();
}

test("a large batch is a task: who fails is told by name, the others are notified and taken back", async ({
  page,
  signIn,
}) => {
  const open = await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 0 });
  const passing = open.find(
    (row) => row.confirmationStatus === 0 && row.predictionStatus === 1 && (row.zzshfjs ?? 0) > 1,
  );
  const failing = open.find((row) => row.confirmationStatus === 3 && row.predictionStatus === 1);
  if (!passing || !failing) throw new Error("nobody waits for a notice");
  await changePlan(page, "account-center.invoice", smallBatches);
  await signIn("chenjie", `${MONTHLY_TAX}?f.taxlayerType=001&size=100`);
  await tick(page, passing, failing);
  await button(page, "批量通知税款").click();
  const dialog = page.getByRole("dialog", { name: /^通知税款：2 家企业/ });
  await choose(dialog, "扣款时间", "待定");
  await button(page, "通知客户").click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(new RegExp(`1 项已通知税款，1 项未通知税款。「${failing.companyName}」`)).first(),
  ).toBeVisible();
  await expect(dataRows(page).filter({ hasText: passing.companyName })).toContainText("已通知");
  await expect(dataRows(page).filter({ hasText: failing.companyName })).toContainText("未通知");

  const [other] = await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 1 }).then((rows) =>
    rows.filter(({ companyId }) => companyId !== passing.companyId),
  );
  if (!other) throw new Error("only one company is notified");
  await page.reload();
  await tick(page, passing, other);
  await startMore(tickedRows(page), "批量撤销通知");
  await question(page, /撤销 2 家企业的税款通知/)
    .getByRole("button", { name: "批量撤销通知" })
    .click();
  await expect(page.getByText("已撤销通知 2 项").first()).toBeVisible();
  await expect(dataRows(page).filter({ hasText: passing.companyName })).toContainText("未通知");
});

test("why a confirmation could not be taken back is in a file", async ({ page, signIn }) => {
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
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), result: [failed] } });
  });
  await signIn("chenjie", filtered(MONTHLY_TAX, "fuzzyMatch", company.taxlayerNo));
  await expect(page.getByText(`${company.companyName}：增值税申报表已申报`)).toBeVisible();
  const asked = page.waitForRequest("**/cancelFailReason/download");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "查看原因" }).first().click();
  expect((await asked).postDataJSON()).toEqual({ kjnd: 2026, kjqj: 10, companyIdList: [company.companyId] });
  expect((await download).suggestedFilename()).toBe("撤销统计确认失败原因.xlsx");
});

test("a revocation that failed says why beside its state", async ({ page, signIn }) => {
  const failed = (await monthlyRows(chenjie)).find(
    ({ cancelStatus, confirmationStatus }) => cancelStatus === 3 && confirmationStatus === 2,
  );
  if (!failed?.cancelErrorMsg) throw new Error("no revocation has failed");
  await signIn("chenjie", filtered(MONTHLY_TAX, "fuzzyMatch", failed.taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  const reason = dataRows(page).getByRole("img", { name: `说明：撤销失败：${failed.cancelErrorMsg}` });
  await reason.hover();
  await expect(page.locator(".reason-tip")).toContainText(`撤销失败：${failed.cancelErrorMsg}`);
});

test("warning values are set for the chosen clients, and seen the next time", async ({ page, signIn }) => {
  const [first, second] = await monthlyRows(chenjie);
  if (!first || !second) throw new Error("the list is empty");
  await signIn("chenjie", MONTHLY_TAX);
  await tick(page, first, second);
  await startMore(tickedRows(page), "设置预警值");
  const dialog = page.getByRole("dialog", { name: "设置 2 家企业的预警值" });
  await dialog.getByLabel("季度预警值").fill("280000");
  await dialog.getByLabel("年度预警值").fill("200000");
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog.getByText("年度预警值不能小于季度预警值")).toBeVisible();
  await dialog.getByLabel("年度预警值").fill("4500000");
  await dialog.getByRole("button", { name: "保存" }).click();
  await toast(page, "设置成功");
  for (const { companyId } of [first, second])
    expect(await resultOf(chenjie.get(`/api/fcp/web/config/warningValue?qyid=${companyId}`))).toMatchObject({
      quarterWarningValue: 280_000,
      yearWarningValue: 4_500_000,
    });
  await page.reload();
  await tick(page, first);
  await startMore(tickedRows(page), "设置预警值");
  const again = page.getByRole("dialog", { name: "设置 1 家企业的预警值" });
  await expect(again.getByText("所选企业中 1 家已单独设置")).toBeVisible();
  await expect(again.getByLabel("季度预警值")).toHaveValue(/^280,?000/);
});

test("a text goes to the chosen clients, and a client without images says so", async ({ page, signIn }) => {
  const [company] = await monthlyRows(chenjie, { noticeTaxType: 1 });
  if (!company) throw new Error("nobody is notified");
  const contact = { qyid: company.companyId, name: "周到", phone: "13612345678" };
  await resultOf(chenjie.post("/api/fcp/web/customerProfile/contact/save", contact));
  await signIn("chenjie", filtered(MONTHLY_TAX, "fuzzyMatch", company.taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  await startMore(dataRows(page).first(), "回执图片");
  await toast(page, "暂无回执图片");
  await tick(page, company);
  await startMore(tickedRows(page), "群发短信");
  const form = page.getByRole("dialog", { name: "群发短信：1 个客户可以收到" });
  await form.getByRole("textbox", { name: "短信内容" }).fill("{客户名称}本月税款已通知，请及时查看。");
  await form.getByRole("button", { name: "发送" }).click();
  const result = page.getByRole("dialog", { name: "群发短信结果" });
  await expect(result.getByText("{客户名称}本月税款已通知，请及时查看。")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "任务", exact: true }).click();
  await expect(page.getByRole("list", { name: "任务" })).toContainText("已发送 1 个客户");
});

test("the firm's days of collection are proposed, changed and kept; one day stands once", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", MONTHLY_TAX);
  await button(page, "提前采集").click();
  const dialog = page.getByRole("dialog", { name: "提前采集设置" });
  const times = dialog.getByRole("group", { name: "采集时间" });
  await expect(times.getByText("每月1日")).toBeVisible();
  await expect(times.getByText("月末最后1天")).toBeVisible();
  await dialog.getByRole("switch", { name: "自动提前采集" }).click();
  await dialog.getByRole("button", { name: "添加采集时间" }).click();
  const added = times.getByRole("row").last();
  await choose(added, "采集时间", "每月1日");
  await choose(added, "采集的发票", "进项未认证");
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog.getByText("采集时间重复")).toBeVisible();
  await choose(added, "采集时间", "每月3日");
  await dialog.getByRole("button", { name: "保存" }).click();
  await toast(page, "设置成功");
  await page.reload();
  await button(page, "提前采集").click();
  await expect(dialog.getByRole("switch", { name: "自动提前采集" })).toBeChecked();
  await expect(times.getByText("每月3日")).toBeVisible();
});
