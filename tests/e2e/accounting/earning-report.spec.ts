import { type Api, signInToApi } from "../app/api.ts";
import { exportedRows } from "../app/exported-rows.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/workReport/earningReport";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

interface Totals {
  readonly companyNum: number;
  readonly xxJe: number;
  readonly months: readonly { readonly kjqj: number; readonly xxJe: number; readonly jxJe: number }[];
}

async function totalsOf(kjnd: number, more: object = {}): Promise<Totals> {
  const { code, message, result } = await colleague.post("/api/fcp/web/invoice/annualInvoiceTotals", {
    kjnd,
    ...more,
  });
  if (code !== "0") throw new Error(`no totals came: ${message}`);
  return result as Totals;
}

const money = (amount: number) =>
  amount.toLocaleString("zh-CN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test("the income of a year stands in figures, in a chart, client by client and in the file with the same total; the report comes back as it was left", async ({
  page,
  signIn,
}) => {
  const totals = await totalsOf(2026);
  const march = totals.months.find(({ kjqj }) => kjqj === 3);
  await signIn("chenjie", SCREEN);
  const list = page.getByRole("table", { name: "各企业收入" });
  const foot = list.getByRole("row").last();

  await test.step("the figures and the chart", async () => {
    const sums = page.getByRole("region", { name: "2026年开票情况" });
    await expect(sums.getByText(money(totals.xxJe), { exact: true })).toBeVisible();
    const chart = page.getByRole("region", { name: "2026年各月收入与进项" });
    await expect(chart.locator("svg").first()).toBeVisible();
    await chart.getByRole("button", { name: "数据" }).click();
    await expect(chart.getByRole("row").filter({ hasText: /^3 ?月/ })).toContainText(money(march?.xxJe ?? 0));
  });

  await test.step("client by client", async () => {
    await expect(foot).toContainText(`合计`);
    await expect(foot).toContainText(money(totals.xxJe));
    await expect(foot).toContainText(money(march?.xxJe ?? 0));
    await expect(page.getByText(`共 ${totals.companyNum} 条`, { exact: true })).toBeVisible();
  });

  await test.step("the file has the months that the list shows", async () => {
    await expect(list.getByRole("columnheader", { name: "3月", exact: true })).toBeVisible();
    const { name, rows } = await exportedRows(page, () => page.getByRole("button", { name: "导出" }).click());
    expect(name).toContain("各企业收入");
    const [titles = [], ...companies] = rows;
    expect(titles).toEqual(expect.arrayContaining(["全年 开票收入", "1月", "12月"]));
    const at = titles.indexOf("3月");
    const sum = companies.reduce((before, row) => before + Number(row[at] ?? 0), 0);
    expect(sum).toBeCloseTo(march?.xxJe ?? 0, 2);
  });

  await test.step("a filter narrows the rows and their totals", async () => {
    await page.getByLabel("纳税人类型").click();
    await page.getByRole("option", { name: "小规模纳税人" }).click();
    await page.getByRole("button", { name: "查询" }).click();
    const small = await totalsOf(2026, { taxlayerType: "101" });
    await expect(foot).toContainText(money(small.xxJe));
    await expect(page.getByText(`共 ${small.companyNum} 条`, { exact: true })).toBeVisible();
  });

  await test.step("it comes back without asking when another tab was in front", async () => {
    await page.getByLabel("企业", { exact: true }).fill("还没有查询的字");
    await page.getByRole("tab", { name: "首页" }).click();
    await expect(list).toBeHidden();
    let questions = 0;
    page.on("request", (request) => {
      if (request.url().includes("/invoice/annualInvoicePage")) questions += 1;
    });
    await page.getByRole("tab", { name: "收入报表" }).click();
    await expect(list).toBeVisible();
    await expect(page.getByLabel("企业", { exact: true })).toHaveValue("还没有查询的字");
    expect(questions).toBe(0);
  });

  await test.step("another period shows its year", async () => {
    await page.goto(`${SCREEN}?period=2025-12`);
    await expect(page.getByRole("region", { name: "2025年开票情况" })).toBeVisible();
    await expect(foot).toContainText(money((await totalsOf(2025)).xxJe));
  });
});
