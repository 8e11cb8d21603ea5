import { type Api, signInToApi } from "../app/api.ts";
import { findBarriers } from "../app/axe.ts";
import { figure, monthOf, openMonth, purchasesOf, selectingCompanies } from "../app/company-month.ts";
import { dataRows } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, monthlyRows } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function companyWith(matches: (row: MonthlyRow) => boolean, filters: object = {}): Promise<MonthlyRow> {
  const row = (await monthlyRows(chenjie, { taxlayerType: "001", ...filters })).find(matches);
  if (!row) throw new Error("the demonstration has no such company");
  return row;
}

test("the drawer says whose month it is, what its tax comes to and how, and leads to the rows of each figure", async ({
  page,
  signIn,
}) => {
  const [company] = await selectingCompanies(chenjie, 1);
  if (!company) throw new Error("a company");
  await signIn("chenjie", "/workbench/index");
  const month = await openMonth(page, company);
  const width = (await month.boundingBox())?.width ?? 0;
  expect(width / (page.viewportSize()?.width ?? 1)).toBeCloseTo(0.9, 1);
  const head = month.getByRole("region", { name: `${company.companyName} 2026年10期` });
  await expect(head.getByRole("heading")).toHaveText(`${company.companyName} 2026年10期`);
  await expect(head.getByText("一般纳税人")).toBeVisible();
  for (const title of [
    "税款合计（按当前勾选）",
    "增值税税负率",
    "城市维护建设税",
    "教育费附加",
    "地方教育附加",
  ])
    await expect(figure(month, title)).toHaveText(/\d/);
  await expect(figure(month, "剩余未勾选税额")).toHaveText(/\d/);
  await expect(month.getByRole("tab")).toHaveText([/抵扣勾选/, /特殊情况申报/, /税款明细/]);
  await month.getByRole("button", { name: "税负率参考" }).click();
  for (const title of ["本年（不含本期）", "本年（含本期）", "上年"])
    await expect(month.getByText(title)).toBeVisible();
  await page.keyboard.press("Escape");
  await month.getByRole("button", { name: /^销项税额/ }).click();
  await expect(page.getByRole("dialog", { name: "销项税额明细" }).getByRole("row").nth(1)).toBeVisible();
  await page
    .getByRole("dialog", { name: "销项税额明细" })
    .getByRole("button", { name: "关闭" })
    .last()
    .click();
  expect(await findBarriers(page, { within: ".ant-drawer", at: "the drawer" })).toEqual([]);
});

test("Alt+↓ leads to the next company of the list without closing, and the address gives the same page", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", `${MONTHLY_TAX}?f.taxlayerType=001`);
  await dataRows(page).first().getByRole("button", { name: "勾选" }).click();
  const [first, second] = await monthlyRows(chenjie, {
    taxlayerType: "001",
    sortField: "companyName",
    sortOrder: "asc",
  });
  if (!first || !second) throw new Error("two companies");
  await expect(monthOf(page, first.companyName).getByText("1 / ")).toBeVisible();
  await page.keyboard.press("Alt+ArrowDown");
  const month = monthOf(page, second.companyName);
  await expect(month.getByText("2 / ")).toBeVisible();
  await month.getByRole("button", { name: "上一家" }).click();
  await expect(monthOf(page, first.companyName)).toBeVisible();
  await page.goto(`/accountCenter/invoiceDetail?companyId=${second.companyId}&period=2026-10`);
  await expect(page.getByRole("heading", { name: `${second.companyName} 2026年10期` })).toBeVisible();
});

test("the foot offers what the state of the month allows, and says why something is off", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/workbench/index");
  const foot = (name: string) =>
    page.getByRole("dialog").last().locator(".detail-actions-foot").getByRole("button", { name });
  const confirmed = await companyWith(
    (row) => row.confirmationStatus === 2 && (row.noticeTaxType ?? 0) === 0,
  );
  await openMonth(page, confirmed);
  await expect(foot("撤销统计确认")).toBeVisible();
  await expect(foot("通知税款")).toBeEnabled();
  await expect(foot("撤销通知")).toBeHidden();
  const notified = await companyWith((row) => row.noticeTaxType === 1, { noticeTaxType: 1 });
  await openMonth(page, notified);
  await expect(foot("通知税款")).toHaveAttribute("aria-disabled", "true");
  await foot("通知税款").hover();
  await expect(page.locator(".reason-tip")).toHaveText("已通知，不可重复通知");
  await expect(foot("撤销通知")).toBeVisible();
  await expect(foot("修改扣款时间")).toBeVisible();
  await expect(foot("撤销统计确认")).toBeHidden();
  for (const [noticeTaxType, words] of [
    [2, "税款待缴款，通知与勾选已停用。"],
    [3, "本期税款已完税。"],
  ] as const) {
    const company = await companyWith((row) => row.noticeTaxType === noticeTaxType, { noticeTaxType });
    const month = await openMonth(page, company);
    await expect(month.getByText(words)).toBeVisible();
    await expect(foot("通知税款")).toBeHidden();
    await expect(foot("撤销通知")).toBeHidden();
  }
});

test("whose selection is confirmed, or who may not tick, looks at the invoices without boxes", async ({
  page,
  signIn,
}) => {
  const confirmed = await companyWith((row) => row.confirmationStatus === 2);
  await signIn("chenjie", "/workbench/index");
  const month = await openMonth(page, confirmed);
  await expect(month.getByRole("row").nth(1)).toBeVisible();
  await expect(month.getByRole("checkbox")).toHaveCount(0);
  await expect(month.getByRole("button", { name: "帮我勾选" })).toBeHidden();
});

test("an invoice that cannot be ticked says why, and the filters open with what can be deducted", async ({
  page,
  signIn,
}) => {
  const [company] = await selectingCompanies(chenjie, 1);
  if (!company) throw new Error("a company");
  await signIn("chenjie", "/workbench/index");
  const month = await openMonth(page, company);
  await expect(month.getByTitle("正常、风险")).toBeVisible();
  await expect(month.getByRole("combobox", { name: "每页条数" })).toHaveValue("50");
  const { list } = await purchasesOf(chenjie, company);
  const blocked = list.find(({ disabledReason, gxzt }) => disabledReason !== null && gxzt === 0);
  if (!blocked) throw new Error("an invoice that cannot be ticked");
  const box = month.getByRole("row").filter({ hasText: blocked.fphm }).getByRole("checkbox");
  await expect(box).toHaveAccessibleDescription(blocked.disabledReason ?? "");
  await month
    .getByRole("row")
    .filter({ hasText: blocked.fphm })
    .getByRole("button", { name: "查看" })
    .click();
  const invoice = page.getByRole("dialog", { name: `发票 ${blocked.fphm}` });
  await expect(invoice.getByText("凭证号")).toBeVisible();
  await expect(invoice.getByRole("button", { name: "复制" }).first()).toBeVisible();
});
