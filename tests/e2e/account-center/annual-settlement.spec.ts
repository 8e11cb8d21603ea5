import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { choose, dataRows, filtered, question, startMore, tickedRows, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

interface Settlement {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly calcStatus: number;
  readonly isAdjusted: number;
  readonly ybtse: number | null;
  readonly balance: string | null;
  readonly noticeTaxType: number;
  readonly taxDeclareStatus: number;
  readonly status: string;
}

const SCREEN = "/accountCenter/enterpriseSettlement";

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function settlements(params: object = {}): Promise<readonly Settlement[]> {
  const { result } = await chenjie.post("/api/fcp/web/hsqj/page", {
    kjnd: 2025,
    pageNum: 1,
    pageSize: 500,
    ...params,
  });
  return (result as { list: readonly Settlement[] }).list;
}

async function first(status: string, fits: (settlement: Settlement) => boolean): Promise<Settlement> {
  const settlement = (await settlements({ status })).find(fits);
  if (!settlement) throw new Error("no client's settlement is as it is wanted");
  return settlement;
}

const again = async ({ companyId }: Settlement) =>
  (await settlements()).find((one) => one.companyId === companyId);

async function openRow(page: Page, { taxlayerNo }: Settlement) {
  await page.goto(filtered(SCREEN, "fuzzyMatch", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  return dataRows(page).first();
}

/** The number on a tab. */
async function countOf(page: Page, name: string): Promise<number> {
  const tab = page.getByRole("tab", { name: new RegExp(`^${name} \\(\\d+\\)$`) });
  const [, count] = /\((\d+)\)/.exec(await tab.innerText()) ?? [];
  return Number(count);
}

test("a settlement is worked out, adjusted by hand, told, declared and paid; several are told by one notice", async ({
  page,
  signIn,
}) => {
  await test.step("a year is worked out, adjusted by hand with its reason, and set back", async () => {
    const settlement = await first("pending", ({ calcStatus }) => calcStatus === 0);
    await signIn("chenjie", SCREEN);
    await expect(page.getByLabel("清缴年度"), "the last year that is over").toHaveValue("2025");
    const waiting = await countOf(page, "未测算");
    const row = await openRow(page, settlement);
    await expect(row.getByText(/^逾期 \d+ 天$/), "after the 1st of June").toBeVisible();
    await expect(row.getByRole("button", { name: "通知客户" })).toHaveAttribute(
      "data-reason",
      "尚未测算汇算清缴，请先测算",
    );
    await row.getByRole("button", { name: "测算" }).click();
    await expect(row.getByRole("button", { name: "重新测算" })).toBeVisible();
    await expect(row.getByText("已测算").first()).toBeVisible();
    await expect.poll(async () => await countOf(page, "未测算")).toBe(waiting - 1);

    await startMore(row, "人工调整");
    const adjusting = page.getByRole("dialog", { name: /人工调整/ });
    await adjusting.getByLabel("调整原因").fill("补计无票支出");
    await adjusting.getByRole("button", { name: "确定" }).click();
    await expect(adjusting.getByText("请至少填写一项要调整的数据")).toBeVisible();
    await adjusting.getByLabel("调整原因").fill("");
    await adjusting.getByLabel("利润总额").fill("3900000");
    await adjusting.getByLabel("纳税调整增加额").fill("150000");
    await adjusting.getByLabel("纳税调整减少额").fill("50000");
    await adjusting.getByLabel("可弥补以前年度亏损").fill("0");
    await adjusting.getByLabel("本年已预缴税额").fill("1200000");
    await adjusting.getByRole("button", { name: "确定" }).click();
    await expect(adjusting.getByText("请输入调整原因")).toBeVisible();
    await adjusting.getByLabel("调整原因").fill("补计无票支出");
    await adjusting.getByRole("button", { name: "确定" }).click();
    await toast(page, "已调整");
    await expect(row, "4,000,000 × 25 % − 1,200,000").toContainText("-200,000.00");
    await expect(row).toContainText("应退");

    await row.getByRole("button", { name: settlement.companyName }).click();
    const basis = page.getByRole("dialog", { name: /2025年度汇算清缴/ });
    await expect(basis.getByRole("row", { name: /应纳所得税额/ }).first()).toContainText("1,000,000.00");
    await expect(basis.getByText(/不符合小型微利企业条件/)).toBeVisible();
    await expect(basis.getByText("补计无票支出")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(basis).toBeHidden();

    await startMore(row, "修改人工调整");
    await expect(adjusting.getByLabel("纳税调整增加额"), "what was set by hand stands there").toHaveValue(
      "150,000.00",
    );
    await expect(adjusting.getByLabel("资产总额"), "and nothing else").toHaveValue("");
    await adjusting.getByRole("button", { name: "取消" }).click();
    await startMore(row, "取消人工调整");
    await question(page, /取消「.*」的人工调整/)
      .getByRole("button", { name: "取消人工调整" })
      .click();
    await toast(page, "已恢复");
    await expect(row).not.toContainText("-200,000.00");
  });
  await test.step("a client is told of its settlement, it is declared, and the payment noted", async () => {
    const settlement = await first(
      "calculated",
      ({ balance, isAdjusted }) => balance === "due" && isAdjusted === 0,
    );
    const row = await openRow(page, settlement);
    await row.getByRole("button", { name: "通知客户" }).click();
    const notice = page.getByRole("dialog", { name: /^通知税款.*2025年度/ });
    const amount = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 }).format(settlement.ybtse ?? 0);
    await expect(notice.getByText(amount, { exact: true }), "what the client owes").toBeVisible();
    await choose(notice, "扣款时间", "待定");
    await expect(notice.getByText(/申报期已于 2026-06-01 截止/)).toBeVisible();
    await notice.getByLabel("备注").fill("请留足余额");
    await notice.getByRole("button", { name: "通知客户" }).click();
    await toast(page, "已通知");
    await row.getByRole("button", { name: "提交申报" }).click();
    const declaration = page.getByRole("dialog", { name: /^提交申报/ });
    await expect(declaration.getByText(amount, { exact: true })).toBeVisible();
    await declaration.getByRole("button", { name: "提交申报" }).click();
    await expect.poll(async () => (await again(settlement))?.status).toBe("declared");
    await page.getByRole("button", { name: "刷新" }).click();
    await expect(row.getByText("已申报").first()).toBeVisible();
    await startMore(row, "确认完税/退税");
    await question(page, /应补税款已缴清/)
      .getByRole("button", { name: "确认完税/退税" })
      .click();
    await toast(page, "已确认");
    expect(await again(settlement)).toMatchObject({ status: "paid", noticeTaxType: 3 });
    await row.getByRole("button", { name: settlement.companyName }).click();
    const basis = page.getByRole("dialog", { name: /2025年度汇算清缴/ });
    await expect(basis.getByText("请留足余额").first()).toBeVisible();
  });
  await test.step("of several clients what is due and what comes back is told together; who cannot be is named", async () => {
    const open = (await settlements({ status: "calculated" })).filter(({ isAdjusted }) => isAdjusted === 0);
    const [due, refund] = [
      open.find(({ balance }) => balance === "due"),
      open.find(({ balance }) => balance === "refund"),
    ];
    if (!due || !refund) throw new Error("nobody pays, or nobody is paid back");
    await page.goto(`${SCREEN}?tab=calculated&size=100`);
    for (const { companyName } of [due, refund])
      await dataRows(page).filter({ hasText: companyName }).getByRole("checkbox").check();
    await tickedRows(page).getByRole("button", { name: "通知客户" }).click();
    const notice = page.getByRole("dialog", { name: /2 家企业/ });
    await expect(notice.getByText("应补税额")).toBeVisible();
    await expect(notice.getByText("应退税额")).toBeVisible();
    await choose(notice, "扣款时间", "待定");
    // Meanwhile another user has notified one of them.
    await chenjie.post("/api/fcp/web/noticetax/settleConfirmTax", {
      noticeTaxReqList: [{ kjnd: 2025, qyId: refund.companyId, taxAmount: refund.ybtse }],
      operationType: 1,
    });
    await notice.getByRole("button", { name: "通知客户" }).click();
    await toast(page, "已通知 1 家企业");
    await expect(page.getByText(`${refund.companyName}：汇算清缴税款已通知`)).toBeVisible();
    expect([await again(due), await again(refund)]).toMatchObject([
      { noticeTaxType: 1 },
      { noticeTaxType: 1 },
    ]);
  });
});
