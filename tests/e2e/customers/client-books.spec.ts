import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { addCompany } from "../app/companies.ts";
import { goTo } from "../app/go-to.ts";
import { button, choose, question, startMore, toast } from "../app/list-screen.ts";
import { sheetCell } from "../app/sheet.ts";
import { expect, test } from "../app/test.ts";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

function tabOf(companyId: number, tab: string): string {
  return `/customer/detail?${new URLSearchParams({ companyId: String(companyId), tab })}`;
}

/** Starts an action that stands in the row itself. */
async function start(row: Locator, action: string): Promise<void> {
  await row.getByRole("button", { name: action, exact: true }).click();
}

const rowOf = (page: Page, text: string | RegExp) => page.getByRole("row").filter({ hasText: text });

test("a chart of accounts is begun and added to, a code or a name that is taken is told when the field is left, balances add up, and each subject's ledger stands beside them", async ({
  page,
  signIn,
}) => {
  const { companyId } = await addCompany(chenjie, "上海科目新账有限公司");
  await signIn("chenjie", tabOf(companyId, "subjects"));
  await button(page, "补齐标准科目").click();
  const standard = page.getByRole("dialog", { name: "补齐标准科目" });
  await choose(standard, "会计制度", "小企业会计准则");
  await standard.getByRole("button", { name: "补齐" }).click();
  await expect(page.getByText(/^已新增 \d+ 个科目，0 个已有$/)).toBeVisible();

  await test.step("a code or a name that is taken is told when the field is left", async () => {
    await button(page, "新增科目").click();
    const adding = page.getByRole("dialog", { name: "新增科目" });
    await adding.getByLabel("科目代码").fill("1002");
    await page.keyboard.press("Tab");
    await expect(adding.getByText("代码已被「银行存款」使用")).toBeVisible();
    await adding.getByLabel("科目代码").fill("1003");
    await adding.getByLabel("科目名称").fill("银行存款");
    await page.keyboard.press("Tab");
    await expect(adding.getByText("与「1002 银行存款」同名")).toBeVisible();
    await expect(adding.getByText("代码已被")).toHaveCount(0);
    await adding.getByLabel("科目名称").fill("门店备用金");
    await choose(adding, "科目类别", "资产");
    await choose(adding, "余额方向", "借");
    await adding.getByRole("button", { name: "保存" }).click();
    await toast(page, "已新增");

    await start(rowOf(page, "门店备用金"), "编辑");
    const editing = page.getByRole("dialog", { name: "编辑「1003」" });
    await editing.getByLabel("科目名称").fill("银行存款");
    await editing.getByRole("button", { name: "保存" }).click();
    await expect(editing.getByText("与「1002 银行存款」同名")).toBeVisible();
    await editing.getByLabel("科目名称").fill("门店备用金");
    await editing.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
  });

  await test.step("what is looked for keeps what is above it; subjects are frozen and deleted", async () => {
    const bank = rowOf(page, "银行存款").first();
    await start(bank, "新增下级");
    const adding = page.getByRole("dialog", { name: "在「1002 银行存款」下新增科目" });
    await expect(adding.getByLabel("科目代码")).toHaveValue("100201");
    await adding.getByLabel("科目名称").fill("工行徐汇支行");
    await adding.getByRole("button", { name: "保存" }).click();
    await toast(page, "已新增");
    await page.getByRole("button", { name: "展开 1002" }).click();
    const branch = rowOf(page, "工行徐汇支行");
    await expect(branch).toHaveAttribute("aria-level", "2");

    await page.getByRole("textbox", { name: "科目", exact: true }).fill("徐汇");
    await button(page, "查询").click();
    await expect(branch).toBeVisible();
    await expect(rowOf(page, "银行存款")).toHaveCount(1);
    await expect(rowOf(page, "库存现金")).toHaveCount(0);
    await button(page, "重置").click();

    await start(bank, "冻结");
    await question(page, "冻结「1002 银行存款」").getByRole("button", { name: "冻结" }).click();
    await toast(page, "已冻结");
    await expect(branch.getByRole("button", { name: "启用", exact: true })).toBeVisible();
    await startMore(bank, "删除");
    await expect(page.getByText("科目不能删除", { exact: true })).toBeVisible();
    await startMore(branch, "删除");
    await question(page, "确定删除科目「100201 工行徐汇支行」").getByRole("button", { name: "删除" }).click();
    await toast(page, "已删除");
    await expect(branch).toHaveCount(0);
  });

  await test.step("the balances add up, and the ledgers are read one after the other beside them", async () => {
    await goTo(page, `${tabOf(1_001_002, "subjects")}&period=2026-10`);
    await expect(page.getByRole("row", { name: /^合计/ })).toContainText("借贷平衡");
    await page.getByRole("button", { name: "1001", exact: true }).click();
    const ledger = page.getByRole("dialog");
    await expect(ledger).toHaveAccessibleName("总账 1001 库存现金");
    await page.keyboard.press("ArrowDown");
    await expect(ledger).toHaveAccessibleName("总账 1002 银行存款");
    await expect(ledger.getByRole("row").filter({ hasText: "2026年10期" })).toHaveCount(2);
    const last = ledger.getByRole("row").last();
    await expect(last).toContainText("本年累计");
    const closing = await last.locator("td").last().innerText();
    await expect(rowOf(page, "银行存款").first()).toContainText(closing);

    await page.getByRole("textbox", { name: "科目", exact: true }).fill("银行存款");
    await button(page, "查询").click();
    await expect(page.getByRole("row", { name: /^合计/ })).toContainText("已筛选，不作试算");
  });
});

test("auxiliary items stand beside their types, are frozen and deleted, one and many; registered taxes are set by hand and collected", async ({
  page,
  signIn,
}) => {
  const { companyId } = await addCompany(chenjie, "上海辅助新账有限公司");
  await signIn("chenjie", tabOf(companyId, "auxiliary"));
  await button(page, "新增类型").click();
  const type = page.getByRole("dialog", { name: "新增类型" });
  await type.getByLabel("类型名称").fill("门店");
  await type.getByRole("button", { name: "保存" }).click();
  await toast(page, "已新增");
  await page.getByRole("treeitem", { name: /^门店/ }).click();
  for (const [code, name] of [
    ["01", "徐汇店"],
    ["02", "静安店"],
  ] as const) {
    await button(page, "新增项目").click();
    const adding = page.getByRole("dialog", { name: "新增项目" });
    await adding.getByLabel("项目编码").fill(code);
    await adding.getByLabel("项目名称").fill(name);
    await adding.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, name)).toContainText("门店");
  }
  await start(rowOf(page, "徐汇店"), "冻结");
  await question(page, "冻结「徐汇店」").getByRole("button", { name: "冻结" }).click();
  await expect(rowOf(page, "徐汇店").getByRole("button", { name: "启用", exact: true })).toBeVisible();
  await page.getByRole("columnheader").getByRole("checkbox").check();
  await page.getByRole("group", { name: "已选的行" }).getByRole("button", { name: "启用" }).click();
  await toast(page, "已启用 2 个项目");
  await page.getByRole("columnheader").getByRole("checkbox").check();
  await button(page, "删除").click();
  await question(page, "确定删除所选的 2 个项目").getByRole("button", { name: "删除" }).click();
  await toast(page, "已删除 2 个项目");
  await expect(rowOf(page, "徐汇店")).toHaveCount(0);

  await test.step("registered taxes are set and collected", async () => {
    const { list } = (
      await chenjie.post("/api/fcp/web/company/list", {
        companyName: "上海恒达贸易有限公司",
        pageSize: 1,
        pageNum: 1,
      })
    ).result as { list: readonly { companyId: number }[] };
    await goTo(page, tabOf(list[0]?.companyId ?? 0, "taxTypes"));
    await expect(rowOf(page, "增值税").first()).toBeVisible();
    await button(page, "设置税种").click();
    const setting = page.getByRole("dialog", { name: "设置税种" });
    const stamp = setting.getByRole("row").filter({ hasText: "印花税" });
    await stamp.getByLabel("备注").fill("按次申报改为按季汇总");
    await setting.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
    await expect(rowOf(page, "按次申报改为按季汇总")).toBeVisible();

    await button(page, "采集税种").click();
    await expect(page.getByText(/^采集(成功，认定 \d+ 个税种|失败|.*登录失败)/).first()).toBeVisible();
  });
});

test("currencies and their rates are kept by period; the base currency stands", async ({ page, signIn }) => {
  const { companyId } = await addCompany(chenjie, "上海币种新账有限公司");
  await signIn("chenjie", tabOf(companyId, "currencies"));
  for (const [code, name, symbol] of [
    ["CNY", "人民币", "¥"],
    ["USD", "美元", "$"],
  ] as const) {
    await button(page, "新增币种").click();
    const adding = page.getByRole("dialog", { name: "新增币种" });
    await adding.getByLabel("币种代码").fill(code);
    await adding.getByLabel("币种名称").fill(name);
    await adding.getByLabel("货币符号").fill(symbol);
    await adding.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, code)).toBeVisible();
  }
  await expect(rowOf(page, "CNY").getByRole("button")).toHaveCount(0);

  await rowOf(page, "USD").getByRole("button", { name: "汇率" }).click();
  const rates = page.getByRole("dialog", { name: "美元汇率" });
  const kept = async () => {
    const { result } = await chenjie.get(`/api/fcp/web/currency/rate/list?ztdm=${companyId}`);
    return (result as readonly { kjqj: number; qcRate: number; qmRate: number }[]).map(
      ({ kjqj, qcRate, qmRate }) => [kjqj, qcRate, qmRate],
    );
  };
  const { keyboard } = page;
  const typeRow = async (values: readonly string[]) => {
    for (const value of values) {
      await keyboard.type(value);
      await keyboard.press("Tab");
    }
  };
  await rates.getByRole("button", { name: "新增行" }).click();
  await typeRow(["2026", "9", "7.1055"]);
  // Left before it is whole: it waits, and says what is missing.
  await keyboard.press("Enter");
  await expect(rates.getByText("1 处有问题")).toBeVisible();
  await rates.getByText("1 处有问题").click();
  await keyboard.type("7.0873");
  await keyboard.press("Enter");
  await expect.poll(kept).toEqual([[9, 7.1055, 7.0873]]);
  await toast(page, "已新增 1 行");
  // The row that was typed makes way for the one that is kept.
  await expect(rates.locator('tr[data-key^="new "]').filter({ hasText: "7.0873" })).toHaveCount(0);

  await sheetCell(page, "7.0873", "qmRate").click();
  await keyboard.type("7.0912");
  await keyboard.press("Enter");
  await expect.poll(kept).toEqual([[9, 7.1055, 7.0912]]);

  // The same period once more: the server's answer stands at the row.
  await rates.getByRole("button", { name: "新增行" }).click();
  await typeRow(["2026", "9", "7.2", "7.3"]);
  await keyboard.press("Enter");
  await expect(rates.getByRole("alert")).toContainText("已");
  await expect(rates.getByText("1 处有问题")).toBeVisible();
  await sheetCell(page, "7.3", "kjqj").click();
  await keyboard.type("10");
  await keyboard.press("Enter");
  await expect.poll(kept).toEqual([
    [10, 7.2, 7.3],
    [9, 7.1055, 7.0912],
  ]);
  await expect(rates.locator("tr[data-key]").first(), "the latest period stands first").toContainText("7.3");

  await sheetCell(page, "7.3", "qmRate").click();
  await keyboard.press("Control+-");
  await question(page, "确定删除这一行").getByRole("button", { name: "删除" }).press("Enter");
  await expect.poll(kept).toEqual([[9, 7.1055, 7.0912]]);
  await rates.getByRole("button", { name: "关闭" }).click();

  await startMore(rowOf(page, "USD"), "删除");
  await question(page, "确定删除币种「美元」").getByRole("button", { name: "删除" }).click();
  await expect(page.getByText(/还有 1 条汇率/)).toBeVisible();
});
