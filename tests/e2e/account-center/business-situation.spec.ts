import { readPdf } from "../../../server/testing/read-pdf.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { resultOf } from "../app/companies.ts";
import { exportedRows } from "../app/exported-rows.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/accountCenter/businessSituation";
const OCTOBER = { kjnd: 2026, kjqj: 10 };

interface Situation {
  readonly qyid: number;
  readonly companyName: string;
  readonly warnings: readonly string[];
  readonly yearSaleAmount: number | null;
  readonly yearTaxAmount: number | null;
}

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function situations(params: object = {}): Promise<readonly Situation[]> {
  const page = { ...OCTOBER, pageNum: 1, pageSize: 500, ...params };
  const { list } = await resultOf<{ list: readonly Situation[] }>(
    chenjie.post("/api/fcp/web/report/situation/page", page),
  );
  return list;
}

const money = (amount: number) =>
  amount.toLocaleString("zh-CN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const sum = (rows: readonly Situation[], name: "yearSaleAmount" | "yearTaxAmount") =>
  rows.reduce((total, row) => total + Math.round((row[name] ?? 0) * 100), 0) / 100;

test("the year of all clients stands in figures, a file and a client's own pages on paper", async ({
  page,
  signIn,
}) => {
  await test.step("the year stands in figures, and the number of a warning leads to the clients that have it, with their sums", async () => {
    const all = await situations();
    const dormant = all.filter(({ warnings }) => warnings.includes("zero"));
    await signIn("chenjie", SCREEN);
    await expect(page.getByLabel("账期", { exact: true })).toHaveText("2026年10期");
    const figures = page.getByRole("region", { name: "2026年1–10月客户经营概况" });
    await expect(figures.getByText(money(sum(all, "yearSaleAmount")), { exact: true })).toBeVisible();
    await expect(figures.getByText(money(sum(all, "yearTaxAmount")), { exact: true })).toBeVisible();

    const tab = page.getByRole("tab", { name: /^零申报/ });
    await expect(tab).toHaveText(`零申报 (${dormant.length})`);
    await tab.click();
    await expect(dataRows(page)).toHaveCount(dormant.length);
    for (const { companyName } of dormant)
      await expect(dataRows(page).filter({ hasText: companyName })).toContainText("零申报");
    const table = page.getByRole("table", { name: "各客户经营情况" });
    await expect(table.getByRole("row").last()).toContainText(money(sum(dormant, "yearSaleAmount")));

    await page.getByRole("tab", { name: /^已超500万/ }).click();
    await expect(dataRows(page).first()).toContainText("已超500万");
    await expect(dataRows(page).first()).toContainText("小规模纳税人");
  });
  await test.step("the file has the clients of the tab, with their warnings", async () => {
    const losing = await situations({ warning: "loss" });
    await page.getByRole("tab", { name: /^亏损/ }).click();
    await expect(dataRows(page)).toHaveCount(losing.length);
    const { name, rows } = await exportedRows(page, () => page.getByRole("button", { name: "导出" }).click());
    expect(name).toContain("各客户经营情况");
    const [titles = [], ...companies] = rows;
    const told = titles.indexOf("经营预警");
    expect(companies.map((row) => String(row[told]))).toEqual(
      losing.map(() => expect.stringContaining("亏损")),
    );
  });
  await test.step("one client's year is read month by month, and printed as 经营情况表", async () => {
    const [client] = await situations({ sortField: "yearSaleAmount", sortOrder: "desc" });
    if (!client) throw new Error("there is no client");
    await page.goto(SCREEN);
    await page.getByLabel("企业", { exact: true }).fill(client.companyName);
    await page.getByRole("button", { name: "查询" }).click();
    await expect(dataRows(page)).toHaveCount(1);
    await dataRows(page).first().getByRole("button", { name: client.companyName }).click();
    await expect(page).toHaveURL(new RegExp(`/businessSituation/detail\\?.*companyId=${client.qyid}`));
    const title = `${client.companyName} 2026年1–10月经营情况表`;
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const year = page.getByRole("region", { name: "2026年1–10月", exact: true });
    await expect(year.getByText(money(client.yearSaleAmount ?? 0), { exact: true })).toBeVisible();
    await expect(
      page.getByRole("region", { name: "各月收入、进项与利润" }).locator("svg").first(),
    ).toBeVisible();
    const months = page.getByRole("region", { name: "各月明细" });
    await expect(months.getByRole("row").filter({ hasText: /^10 ?月/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "前五大客户" }).getByRole("row")).toHaveCount(6);
    await expect(page.getByRole("region", { name: "前五大供应商" }).getByRole("row")).toHaveCount(6);

    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset["printed"] = document.title;
      };
    });
    await page.getByRole("button", { name: "打印" }).click();
    await expect(page.locator("html")).toHaveAttribute(
      "data-printed",
      new RegExp(`${client.companyName}2026年1–10月经营情况表`),
    );
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const paper = (await readPdf(pdf)).pages.join("").normalize("NFKC").replaceAll(/\s+/g, "");
    expect(paper).toContain(money(client.yearSaleAmount ?? 0));
    expect(paper).toContain("各季度税");
    expect(paper).not.toMatch(/一句话筛选|核算中心/);

    await page.getByRole("button", { name: /^上一期/ }).click();
    await expect(
      page.getByRole("heading", { name: `${client.companyName} 2026年1–9月经营情况表` }),
    ).toBeVisible();
  });
});
