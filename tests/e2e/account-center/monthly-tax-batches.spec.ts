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
import { MONTHLY_TAX, type MonthlyRow, hasOpenTicks, monthlyRows } from "../app/monthly-tax.ts";
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
    (row) =>
      row.confirmationStatus === 0 &&
      !hasOpenTicks(row) &&
      row.predictionStatus === 1 &&
      !row.isOpeningUnknown &&
      (row.zzshfjs ?? 0) > 1,
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

test("warning values, a text for the chosen clients and the firm's days of collection are set", async ({
  page,
  signIn,
}) => {
  const [first, second] = await monthlyRows(chenjie);
  if (!first || !second) throw new Error("the list is empty");
  const collection = page.getByRole("dialog", { name: "提前采集设置" });
  const times = collection.getByRole("group", { name: "采集时间" });
  await test.step("the firm's days of collection are proposed and changed; one day stands once", async () => {
    await signIn("chenjie", MONTHLY_TAX);
    await button(page, "提前采集").click();
    await expect(times.getByText("每月1日")).toBeVisible();
    await expect(times.getByText("月末最后1天")).toBeVisible();
    await collection.getByRole("switch", { name: "自动提前采集" }).click();
    await collection.getByRole("button", { name: "添加采集时间" }).click();
    const added = times.getByRole("row").last();
    await choose(added, "采集时间", "每月1日");
    await choose(added, "采集的发票", "进项未认证");
    await collection.getByRole("button", { name: "保存" }).click();
    await expect(collection.getByText("采集时间重复")).toBeVisible();
    await choose(added, "采集时间", "每月3日");
    await collection.getByRole("button", { name: "保存" }).click();
    await toast(page, "设置成功");
    await expect(collection).toBeHidden();
  });
  await test.step("warning values are set for the chosen clients", async () => {
    await tick(page, first, second);
    await startMore(tickedRows(page), "设置预警值");
    const dialog = page.getByRole("dialog", { name: "设置 2 家企业的预警值" });
    await dialog.getByLabel("季度预警值").fill("280000");
    await dialog.getByLabel("年度预警值").fill("200000");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByText("年度预警值不能小于季度预警值")).toBeVisible();
    await dialog.getByLabel("年度预警值").fill("4500000");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog).toBeHidden();
    await toast(page, "设置成功");
    for (const { companyId } of [first, second])
      expect(await resultOf(chenjie.get(`/api/fcp/web/config/warningValue?qyid=${companyId}`))).toMatchObject(
        {
          quarterWarningValue: 280_000,
          yearWarningValue: 4_500_000,
        },
      );
  });
  await test.step("both are there the next time", async () => {
    await page.reload();
    await button(page, "提前采集").click();
    await expect(collection.getByRole("switch", { name: "自动提前采集" })).toBeChecked();
    await expect(times.getByText("每月3日")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(collection).toBeHidden();
    await tick(page, first);
    await startMore(tickedRows(page), "设置预警值");
    const again = page.getByRole("dialog", { name: "设置 1 家企业的预警值" });
    await expect(again.getByText("所选企业中 1 家已单独设置")).toBeVisible();
    await expect(again.getByLabel("季度预警值")).toHaveValue(/^280,?000/);
  });
  await test.step("a text goes to the chosen clients, and a client without images says so", async () => {
    const [company] = await monthlyRows(chenjie, { noticeTaxType: 1 });
    if (!company) throw new Error("nobody is notified");
    const contact = { qyid: company.companyId, name: "周到", phone: "13612345678" };
    await resultOf(chenjie.post("/api/fcp/web/customerProfile/contact/save", contact));
    await page.goto(filtered(MONTHLY_TAX, "fuzzyMatch", company.taxlayerNo));
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
});
