import { type Api, signInToApi } from "../app/api.ts";
import { findBarriers } from "../app/axe.ts";
import { resultOf } from "../app/companies.ts";
import {
  figure,
  invoiceRow,
  isFree,
  monthOf,
  openMonth,
  purchasesOf,
  selectingCompanies,
} from "../app/company-month.ts";
import { dataRows } from "../app/list-screen.ts";
import { MONTHLY_TAX, type MonthlyRow, monthlyRows } from "../app/monthly-tax.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** A general taxpayer that has ticked a risky invoice, and can take it out again. */
async function withRiskyTick(): Promise<MonthlyRow> {
  for (const row of await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 0 })) {
    if (row.confirmationStatus !== 0) continue;
    const { list } = await purchasesOf(chenjie, row, { glztList: [1], tgGxztList: [1], rzztList: [0] });
    if (list.length > 0) return row;
  }
  throw new Error("nobody has ticked a risky invoice");
}

test(
  "the drawer says whose month it is, what its tax comes to and how, and leads to the next company without closing",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    await test.step("the drawer says whose month it is, what its tax comes to and how, and leads to the rows of each figure", async () => {
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
      await month.getByRole("tab", { name: "税款明细" }).click();
      await expect(month.getByRole("table", { name: "计税依据" }).getByText("销项税额")).toBeVisible();
      expect(await findBarriers(page, { within: ".ant-drawer", at: "its tax detail" })).toEqual([]);
    });
    await test.step("Alt+↓ leads to the next company of the list without closing, and the address gives the same page", async () => {
      await page.goto(`${MONTHLY_TAX}?f.taxlayerType=001`);
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
  },
);

test("the invoices of a month are looked at, looked up, searched, narrowed, exported, and given more room", async ({
  page,
  signIn,
}) => {
  const [company] = await selectingCompanies(chenjie, 1);
  if (!company) throw new Error("a company");
  const { list, total } = await purchasesOf(chenjie, company);
  const [first, second] = list;
  if (!first || !second) throw new Error("two invoices");
  await signIn("chenjie", "/workbench/index");
  const month = await openMonth(page, company);
  await test.step("an invoice that cannot be ticked says why, and the filters open with what can be deducted", async () => {
    await expect(month.getByTitle("正常、风险")).toBeVisible();
    await expect(month.getByRole("combobox", { name: "每页条数" })).toHaveValue("50");
    const blocked = list.find(({ disabledReason, gxzt }) => disabledReason !== null && gxzt === 0);
    if (!blocked) throw new Error("an invoice that cannot be ticked");
    const box = invoiceRow(month, blocked).getByRole("checkbox");
    await expect(box).toHaveAccessibleDescription(blocked.disabledReason ?? "");
    await invoiceRow(month, blocked).getByRole("button", { name: "查看" }).click();
    const invoice = page.getByRole("dialog", { name: `发票 ${blocked.fphm}` });
    await expect(invoice.getByText("凭证号")).toBeVisible();
    for (const title of ["货物或应税劳务名称", "数量", "金额", "税率", "税额", "价税合计"])
      await expect(invoice.getByRole("columnheader", { name: title, exact: true })).toBeVisible();
    await expect(invoice.getByRole("button", { name: "复制" }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(invoice).toBeHidden();
  });
  await test.step("an invoice with a picture shows it, with its month and its two numbers", async () => {
    const pictured = list.find(({ url }) => url !== null);
    if (!pictured) throw new Error("an invoice with a picture");
    const row = invoiceRow(month, pictured);
    await row.getByRole("button", { name: "查看" }).click();
    const invoice = page.getByRole("dialog", { name: `发票 ${pictured.fphm}` });
    await expect(invoice.getByRole("definition").filter({ hasText: pictured.lsh ?? "" })).toBeVisible();
    await expect(invoice.getByRole("heading", { name: "发票影像" })).toBeVisible();
    await expect(invoice.getByText("发票明细")).toBeHidden();
    const picture = invoice.getByRole("button", { name: "查看图片 invoice.svg" });
    // As wide as the dialog leaves it.
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(500);
    await picture.click();
    await expect(page.getByRole("img", { name: "invoice.svg" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("img", { name: "invoice.svg" })).toBeHidden();
    await expect(invoice).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(invoice).toBeHidden();
  });
  await test.step("invoices are looked up by many numbers and names at once, and shown alone", async () => {
    await expect(month.getByText(`共 ${total} 条`)).toBeVisible();
    await month.getByRole("button", { name: "批量搜索" }).click();
    const search = page.getByRole("dialog", { name: "批量搜索" });
    const box = await search.boundingBox();
    expect(box?.width).toBe(916);
    const sure = search.getByRole("button", { name: /^确定/ });
    await expect(sure).toBeDisabled();
    const text = search.getByRole("textbox", { name: "发票号码或销方名称" });
    await text.fill("一".repeat(51));
    await expect(search.getByText(/^识别异常/)).toBeVisible();
    await text.fill(`${first?.fphm}，${second?.fphm}、没有这张`);
    await expect(search.getByText("1 项未匹配到发票：没有这张")).toBeVisible();
    await sure.click();
    await expect(month.getByText("只显示搜索到的 2 张")).toBeVisible();
    await expect(month.getByText("共 2 条")).toBeVisible();
    await month.getByRole("button", { name: "显示全部" }).click();
    await expect(month.getByText(`共 ${total} 条`)).toBeVisible();
  });
  await test.step("the list of invoices is searched, narrowed, asked for again, exported, and given more room", async () => {
    const rows = month.locator("table.grid tbody tr[data-key]");
    await expect(month.getByText(`共 ${total} 条`)).toBeVisible();
    for (const title of ["发票号码", "开票日期", "销货单位名称", "有效税额", "票面税额", "金额"])
      await expect(month.getByRole("columnheader", { name: new RegExp(`^${title}`) })).toBeVisible();
    const search = month.getByRole("textbox", { name: "发票号码或销方名称" });
    await search.fill(first.fphm);
    await search.press("Enter");
    await expect(month.getByText("共 1 条")).toBeVisible();
    await month.getByRole("button", { name: "重置" }).click();
    await expect(month.getByText(`共 ${total} 条`)).toBeVisible();
    await month.getByRole("button", { name: "展开" }).click();
    const least = month.getByLabel("税额下限");
    await least.fill("1234567890123");
    await month.getByRole("button", { name: "查询" }).click();
    await expect(least, "twelve figures at most").toHaveValue("999,999,999,999.00");
    await least.fill("1000000");
    await search.fill("上海");
    await month.getByLabel("税额上限").fill("2000000");
    await month.getByLabel("开票项目").fill("办公用品");
    await month.getByRole("button", { name: "查询" }).click();
    await expect(rows).toHaveCount(0);
    await month.getByRole("button", { name: "收起" }).click();
    await expect(month.getByRole("button", { name: /^展开（已填 \d+ 项）$/ })).toBeVisible();
    await month.getByRole("button", { name: "重置" }).click();
    const asked = page.waitForRequest((request) => request.url().endsWith("/invoice/check/page"));
    await month.getByRole("button", { name: "刷新" }).click();
    expect((await asked).postDataJSON()).toMatchObject({ pageSize: 50, glztList: [0, 1], fpztList: [0, 3] });
    const exported = page.waitForRequest((request) => request.url().endsWith("/taskCentre/export"));
    await month.getByRole("button", { name: "导出" }).click();
    expect((await exported).postDataJSON()).toMatchObject({ fileType: "EXCEL", reportType: "TG_YGSJ" });

    const summary = month.getByRole("region", { name: "本期税款" });
    const whole = (await summary.boundingBox())?.height ?? 0;
    await month.getByRole("separator", { name: "调整列表高度" }).focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(async () => (await summary.boundingBox())?.height ?? 0).toBeLessThan(whole);
    await month.getByRole("button", { name: "放大" }).click();
    await expect(summary).toBeHidden();
    await month.getByRole("button", { name: "还原" }).click();
    await expect(summary).toBeVisible();
  });
});

test("risky and abnormal invoices are taken out of the selection, many are never to be ticked, and 全选 ticks what can be", async ({
  page,
  signIn,
}) => {
  await test.step("risky invoices are taken out of the selection, and many invoices at once are never to be ticked", async () => {
    const risky = await withRiskyTick();
    await signIn("chenjie", "/workbench/index");
    const month = await openMonth(page, risky);
    await month.getByRole("button", { name: /^风险与异常发票/ }).click();
    const flagged = page.getByRole("dialog", { name: "风险与异常发票" });
    expect((await flagged.boundingBox())?.width).toBe(600);
    await expect(flagged.getByRole("tab")).toHaveText(["风险发票", "异常发票"]);
    const box = flagged.locator("tbody input[type=checkbox]:not([aria-disabled])").first();
    await box.check();
    await flagged.getByRole("button", { name: "移除" }).click();
    await page
      .getByRole("dialog", { name: /取消 1 张发票的勾选/ })
      .getByRole("button", { name: "移除" })
      .click();
    await expect(page.getByText("风险发票已移除").last()).toBeVisible();
    await flagged.getByRole("button", { name: "关闭" }).click();

    await month.getByRole("button", { name: "永不勾选", exact: true }).first().click();
    const never = page.getByRole("dialog", { name: "批量设置永不勾选" });
    expect((await never.boundingBox())?.width).toBe(1120);
    await expect(never.getByRole("button", { name: "设为永不勾选" }), "nothing is ticked").toBeHidden();
    await never.locator("tbody tr").filter({ hasText: "可勾选" }).first().getByRole("checkbox").check();
    await never.getByRole("button", { name: "设为永不勾选" }).click();
    await expect(page.getByText("设置成功").last()).toBeVisible();
  });
  await test.step("an abnormal invoice that stands ticked is taken out of the selection, and that is told", async () => {
    const abnormalOf = async ({ companyId: qyid }: MonthlyRow) =>
      await resultOf<readonly { fphm: string; gxzt: number; dkzt: number; rzzt: number }[]>(
        chenjie.get(`/api/fcp/web/invoice/abnormalList?qyid=${qyid}&gxnd=2026&gxyf=10`),
      );
    let found: { row: MonthlyRow; fphm: string } | undefined;
    for (const row of await monthlyRows(chenjie, { taxlayerType: "001", noticeTaxType: 0 })) {
      const ticked = (await abnormalOf(row)).find(
        ({ gxzt, dkzt, rzzt }) => gxzt === 1 && dkzt !== 1 && rzzt !== 1,
      );
      if (row.confirmationStatus === 0 && ticked) found ??= { row, fphm: ticked.fphm };
    }
    if (!found) throw new Error("nobody has ticked an abnormal invoice");
    const { row, fphm } = found;
    await page.goto("/workbench/index");
    const month = await openMonth(page, row);
    await month.getByRole("button", { name: /^风险与异常发票/ }).click();
    const flagged = page.getByRole("dialog", { name: "风险与异常发票" });
    await flagged.getByRole("tab", { name: "异常发票" }).click();
    await invoiceRow(flagged, { fphm }).getByRole("checkbox").check();
    await flagged.getByRole("button", { name: "移除" }).click();
    await page
      .getByRole("dialog", { name: /取消 1 张发票的勾选/ })
      .getByRole("button", { name: "移除" })
      .click();
    await expect(page.getByText("异常发票已移除").last()).toBeVisible();
    expect((await abnormalOf(row)).find((invoice) => invoice.fphm === fphm)?.gxzt).toBe(0);
  });
  await test.step("全选 ticks every invoice that can be, and none that cannot", async () => {
    const [company] = await selectingCompanies(chenjie, 1);
    if (!company) throw new Error("a company");
    const { list } = await purchasesOf(chenjie, company);
    await page.route("**/api/fcp/web/invoice/batchChangeTaxGxzt", (route) => route.abort());
    await page.goto("/workbench/index");
    const month = await openMonth(page, company);
    const sent = page.waitForRequest((request) => request.url().endsWith("/invoice/batchChangeTaxGxzt"));
    await month.getByRole("checkbox", { name: "选择本页全部" }).check();
    const { invoiceList } = (await sent).postDataJSON() as {
      invoiceList: readonly { id: number; gxzt: number }[];
    };
    const free = list.filter(isFree).map(({ id }) => id);
    expect(new Set(invoiceList.map(({ id }) => id))).toEqual(new Set(free));
  });
});
