import type { Page } from "@playwright/test";
import { formatYuan } from "../../../src/domain/money.ts";
import { type Api, signInToApi } from "../app/api.ts";
import {
  figure,
  invoiceRow,
  isFree,
  openMonth,
  purchasesOf,
  selectingCompanies,
} from "../app/company-month.ts";
import type { MonthlyRow } from "../app/monthly-tax.ts";
import { newSession } from "../app/session.ts";
import { testWithOwnApp } from "../app/own-app.ts";
import { expect } from "../app/test.ts";

// Ticks stay ticked: the other journeys have a demonstration of their own.
const test = testWithOwnApp();

const SAVING = "**/api/fcp/web/invoice/batchChangeTaxGxzt";

let chenjie: Api;
let companies: MonthlyRow[];
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
  companies = [...(await selectingCompanies(chenjie, 4))];
});

/** A company that no other journey has touched. */
function nextCompany(): MonthlyRow {
  const company = companies.pop();
  if (!company) throw new Error("no company is left");
  return company;
}

/** The amount at the beginning of a text. */
function amountOf(text: string | null): number {
  const [amount = ""] = /^-?[\d,]+\.\d\d/.exec(text ?? "") ?? [];
  return Number(amount.replaceAll(",", ""));
}

function savingRequest(page: Page) {
  return page.waitForRequest((request) => request.url().endsWith("/invoice/batchChangeTaxGxzt"));
}

test(
  "ticks count at once, are sent together, and the figures stay as they were when the answer comes",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    const company = nextCompany();
    const { list, selectedCount } = await purchasesOf(chenjie, company);
    const [first, second] = list.filter(isFree);
    if (!first || !second) throw new Error("two free invoices");
    await signIn("chenjie", "/workbench/index");
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(SAVING, async (route) => {
      await answered;
      await route.continue();
    });
    const month = await openMonth(page, company);
    await expect(figure(month, "进项税额")).toContainText(`${selectedCount} 张`);
    const before = await figure(month, "税款合计（按当前勾选）").textContent();
    const inputBefore = amountOf(await figure(month, "进项税额").textContent());
    const input = formatYuan(inputBefore + first.yxse + second.yxse);
    const sent = savingRequest(page);
    await invoiceRow(month, first).getByRole("checkbox").check();
    await invoiceRow(month, second).getByRole("checkbox").check();
    await expect(figure(month, "进项税额"), "before anything is sent").toContainText(input);
    await expect(figure(month, "进项税额")).toContainText(`${selectedCount + 2} 张`);
    await expect(month.getByText("2 张待保存")).toBeVisible();
    const { invoiceList } = (await sent).postDataJSON() as {
      invoiceList: readonly { id: number; gxzt: number }[];
    };
    expect(invoiceList.map(({ id, gxzt }) => [id, gxzt])).toEqual([
      [first.id, 1],
      [second.id, 1],
    ]);
    await expect(month.getByText("正在保存勾选")).toBeVisible();
    const shown = await figure(month, "税款合计（按当前勾选）").textContent();
    expect(shown).not.toBe(before);
    const calculated = page.waitForResponse((response) => response.url().endsWith("/prediction/calculate"));
    answer();
    await expect(month.getByText("正在保存勾选")).toBeHidden();
    await expect
      .poll(async () => (await purchasesOf(chenjie, company)).selectedCount)
      .toBe(selectedCount + 2);
    await calculated;
    await expect(figure(month, "税款合计（按当前勾选）")).toHaveText(shown ?? "");
    await expect(figure(month, "进项税额")).toContainText(input);
  },
);

test("a lost answer loses no tick, nor does a drawer that is closed a moment after one", async ({
  page,
  signIn,
}) => {
  const company = nextCompany();
  const { list, selectedCount } = await purchasesOf(chenjie, company);
  const [first, second] = list.filter(isFree);
  if (!first || !second) throw new Error("two free invoices");
  await signIn("chenjie", "/workbench/index");
  await page.route(SAVING, (route) => route.abort());
  const month = await openMonth(page, company);
  await invoiceRow(month, first).getByRole("checkbox").check();
  await expect(month.getByText("1 张未能保存，稍后自动重试")).toBeVisible();
  await expect(invoiceRow(month, first).getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("Escape");
  await page
    .getByRole("dialog", { name: "确定放弃未保存的修改？" })
    .getByRole("button", { name: "取消" })
    .click();
  await page.unroute(SAVING);
  await month.getByRole("button", { name: "立即重试" }).click();
  await expect(month.getByText(/未能保存/)).toBeHidden();
  await expect.poll(async () => (await purchasesOf(chenjie, company)).selectedCount).toBe(selectedCount + 1);

  await invoiceRow(month, second).getByRole("checkbox").check();
  await page.keyboard.press("Escape");
  await expect(month).toBeHidden();
  await expect.poll(async () => (await purchasesOf(chenjie, company)).selectedCount).toBe(selectedCount + 2);
});

test("two people at one company see each other's ticks, and one that has become impossible is said", async ({
  app,
  browser,
  page,
  signIn,
}) => {
  const company = nextCompany();
  const { list, selectedCount } = await purchasesOf(chenjie, company);
  const [first, second] = list.filter(isFree);
  if (!first || !second) throw new Error("two free invoices");
  await signIn("chenjie", "/workbench/index");
  const mine = await openMonth(page, company);
  const other = await browser.newContext({
    baseURL: app.address,
    storageState: await newSession(app.address, "chenjie"),
  });
  const otherPage = await other.newPage();
  const theirs = await openMonth(otherPage, company);
  await invoiceRow(mine, first).getByRole("checkbox").check();
  await expect(invoiceRow(theirs, first).getByRole("checkbox")).toBeChecked();
  await expect(figure(theirs, "进项税额")).toContainText(`${selectedCount + 1} 张`);
  await other.close();

  // While the tick is on its way, so that the page cannot have taken the box away before.
  await page.route(SAVING, async (route) => {
    await chenjie.post("/api/fcp/web/invoice/batchUpdateTaxJxCanCheckStatus", {
      qyid: company.companyId,
      kjnd: 2026,
      kjqj: 10,
      canCheckStatus: 0,
      invoiceIdList: [second.id],
    });
    await route.continue();
  });
  await invoiceRow(mine, second).getByRole("checkbox").click();
  await expect(page.getByText("1 张发票未能更改勾选")).toBeVisible();
  await expect(page.getByText(`${second.fphm}：已设置为永不勾选`)).toBeVisible();
  await expect(invoiceRow(mine, second).getByRole("checkbox")).not.toBeChecked();
  await expect(figure(mine, "进项税额")).toContainText(`${selectedCount + 1} 张`);
});

test("帮我勾选 ticks what comes nearest to the tax that is wanted, says the difference, and is taken back", async ({
  page,
  signIn,
}) => {
  const company = nextCompany();
  const { selectedCount } = await purchasesOf(chenjie, company);
  await signIn("chenjie", "/workbench/index");
  const month = await openMonth(page, company);
  const help = month.getByRole("button", { name: "帮我勾选" });
  await expect(help).toHaveAttribute("aria-disabled", "true");
  const wanted = month.getByRole("textbox", { name: "期望增值税" });
  await wanted.fill("1a2.3.456");
  await expect(wanted, "digits, one point, two decimals").toHaveValue("12.34");
  await wanted.fill("0");
  await help.click();
  await expect(page.getByText(/已勾选推荐的 \d+ 张发票/).last()).toBeVisible();
  await expect(month.getByText(/^(比期望多 [\d,.]+|与期望一致)/)).toBeVisible();
  await expect(figure(month, "进项税额")).not.toContainText(`${selectedCount} 张`);
  await month.getByRole("button", { name: "撤销推荐" }).click();
  await expect(figure(month, "进项税额")).toContainText(`${selectedCount} 张`);
  await expect.poll(async () => (await purchasesOf(chenjie, company)).selectedCount).toBe(selectedCount);
});
