import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { button, choose, dataRows, filtered, question, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

interface Filing {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly calcStatus: number;
  readonly isAdjusted: number;
  readonly ybtse: number | null;
  readonly noticeTaxType: number;
  readonly taxDeclareStatus: number;
}

const CORPORATE = { api: "corporate", screen: "/accountCenter/corporatetax" } as const;
const OPERATING = { api: "operating", screen: "/accountCenter/operatingIncome" } as const;

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

async function filings(api: string, params: object = {}): Promise<readonly Filing[]> {
  const { result } = await chenjie.post(`/api/fcp/web/incomeTax/${api}/page`, {
    kjnd: 2026,
    quarter: 3,
    pageNum: 1,
    pageSize: 500,
    ...params,
  });
  return (result as { list: readonly Filing[] }).list;
}

async function first(api: string, fits: (filing: Filing) => boolean): Promise<Filing> {
  const filing = (await filings(api)).find(fits);
  if (!filing) throw new Error("no client's prepayment is as it is wanted");
  return filing;
}

/** An amount as a screen shows it. */
function yuan(amount: number | null): string {
  return (amount ?? 0).toLocaleString("zh-CN", { minimumFractionDigits: 2 });
}

async function openRow(page: Page, screen: string, { taxlayerNo }: Filing) {
  await page.goto(filtered(screen, "fuzzyMatch", taxlayerNo));
  await expect(dataRows(page)).toHaveCount(1);
  return dataRows(page).first();
}

test("a prepayment of corporate tax is worked out, changed by hand, told, declared and paid; several are told by one notice", async ({
  page,
  signIn,
}) => {
  await test.step("corporate tax of the last quarter is worked out, changed by hand with its reason, and set back", async () => {
    const filing = await first(CORPORATE.api, ({ calcStatus }) => calcStatus === 0);
    await signIn("chenjie", CORPORATE.screen);
    await expect(page.getByLabel("年度")).toHaveValue("2026");
    await expect(
      page.getByText("第三季度", { exact: true }).first(),
      "the last one that is over",
    ).toBeVisible();
    const row = await openRow(page, CORPORATE.screen, filing);
    await expect(row.getByRole("button", { name: "通知税款" })).toHaveAttribute(
      "data-reason",
      "尚未测算税款，请先测算",
    );
    await row.getByRole("button", { name: "测算" }).click();
    await toast(page, "已测算");
    await expect(row).toContainText("已测算");

    await startMore(row, "人工调整");
    const adjusting = page.getByRole("dialog", { name: /人工调整/ });
    await adjusting.getByLabel("利润总额（本年累计）").fill("4000000");
    await adjusting.getByLabel("可弥补以前年度亏损").fill("0");
    await adjusting.getByLabel("本年已预缴税额").fill("100000");
    await adjusting.getByRole("button", { name: "确定" }).click();
    await expect(adjusting.getByText("请输入调整原因")).toBeVisible();
    await adjusting.getByLabel("调整原因").fill("补确认一笔收入");
    await adjusting.getByRole("button", { name: "确定" }).click();
    await toast(page, "已调整");
    await expect(row).toContainText("900,000.00");

    await row.getByRole("button", { name: filing.companyName }).click();
    const basis = page.getByRole("dialog", { name: /企业所得税预缴/ });
    await expect(basis.getByRole("row", { name: /应纳所得税额/ })).toContainText("1,000,000.00");
    await expect(basis.getByText(/不符合小型微利企业条件/)).toBeVisible();
    await expect(basis.getByText("补确认一笔收入")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(basis).toBeHidden();

    await startMore(row, "取消人工调整");
    await question(page, /取消「.*」的人工调整/)
      .getByRole("button", { name: "取消人工调整" })
      .click();
    await toast(page, "已恢复");
    await expect(row).not.toContainText("900,000.00");
  });
  await test.step("a client is told of its corporate tax, it is declared, and the payment noted", async () => {
    const filing = await first(
      CORPORATE.api,
      ({ calcStatus, noticeTaxType, ybtse }) => calcStatus === 1 && noticeTaxType === 0 && (ybtse ?? 0) > 1,
    );
    const row = await openRow(page, CORPORATE.screen, filing);
    await row.getByRole("button", { name: "通知税款" }).click();
    const notice = page.getByRole("dialog", { name: /^通知税款.*企业所得税.*2026年第3季度/ });
    await expect(notice).toContainText(`应补退税额${yuan(filing.ybtse)}`);
    await choose(notice, "扣款时间", "待定");
    await expect(notice.getByText(/申报期已于 2026-10-26 截止/)).toBeVisible();
    await notice.getByLabel("备注").fill("请留足余额");
    await button(page, "通知客户").click();
    await toast(page, "已通知");
    await row.getByRole("button", { name: "提交申报" }).click();
    const declaration = page.getByRole("dialog", { name: /^提交申报：企业所得税/ });
    await expect(declaration.getByText(yuan(filing.ybtse), { exact: true })).toBeVisible();
    await declaration.getByRole("button", { name: "提交申报" }).click();
    const kept = async () => await first(CORPORATE.api, ({ companyId }) => companyId === filing.companyId);
    await expect.poll(async () => (await kept()).taxDeclareStatus).toBe(2);
    await expect.poll(async () => (await kept()).noticeTaxType).toBe(2);
    await page.getByRole("button", { name: "刷新" }).click();
    await startMore(row, "标记已完税");
    await question(page, /标记为已完税/)
      .getByRole("button", { name: "标记已完税" })
      .click();
    await toast(page, "已标记");
    expect((await kept()).noticeTaxType).toBe(3);
    await row.getByRole("button", { name: filing.companyName }).click();
    const basis = page.getByRole("dialog", { name: /企业所得税预缴/ });
    await expect(basis.getByText("请留足余额").first()).toBeVisible();
  });
  await test.step("of several clients those that can be told are told by one notice", async () => {
    const open = (await filings(CORPORATE.api, { noticeTaxType: 0 })).filter(
      ({ calcStatus, isAdjusted }) => calcStatus === 1 && isAdjusted === 0,
    );
    const [one, other] = open;
    if (!one || !other) throw new Error("fewer than two clients wait for their notice");
    await page.goto(`${CORPORATE.screen}?tab=0&size=100`);
    for (const { companyName } of [one, other])
      await dataRows(page).filter({ hasText: companyName }).getByRole("checkbox").check();
    const chosen = page.getByRole("group", { name: "已选的行" });
    await chosen.getByRole("button", { name: "通知税款" }).click();
    const notice = page.getByRole("dialog", { name: /2 家企业/ });
    const both = ((one.ybtse ?? 0) * 100 + (other.ybtse ?? 0) * 100) / 100;
    await expect(notice).toContainText(`应补退税额${yuan(both)}`);
    const asksForTime = [one, other].some(({ ybtse }) => (ybtse ?? 0) > 1);
    if (asksForTime) await choose(notice, "扣款时间", "申报期内不扣款");
    await button(page, "通知客户").click();
    await toast(page, "已通知 2 家企业");
    const state = async () => {
      const all = await filings(CORPORATE.api);
      return [one, other].map(
        (known) => all.find(({ companyId }) => companyId === known.companyId)?.noticeTaxType,
      );
    };
    expect(await state()).toEqual([1, 1]);
  });
  await test.step("the common title of columns stays in sight while one of them is", async () => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(dataRows(page).first()).toBeVisible();
    const title = page.getByRole("columnheader", { name: "本年累计" }).getByText("本年累计");
    const isOnTop = async () =>
      await title.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      });
    const list = page.locator(".grid-scroller");
    for (const scrollLeft of [0, 300, 500]) {
      await list.evaluate((element, left) => {
        element.scrollLeft = left;
      }, scrollLeft);
      await expect.poll(isOnTop, `scrolled by ${scrollLeft}`).toBe(true);
    }
  });
});

test("operating income of a sole trader: its own list, its own deduction, half of the tax let off", async ({
  page,
  signIn,
}) => {
  const filing = await first(
    OPERATING.api,
    ({ noticeTaxType, isAdjusted }) => noticeTaxType === 0 && isAdjusted === 0,
  );
  await signIn("chenjie", OPERATING.screen);
  const row = await openRow(page, OPERATING.screen, filing);
  await row.getByRole("button", { name: "测算" }).click();
  await toast(page, "已测算");
  await startMore(row, "人工调整");
  const adjusting = page.getByRole("dialog", { name: /人工调整/ });
  await adjusting.getByLabel("利润总额（本年累计）").fill("200000");
  await adjusting.getByLabel("可弥补以前年度亏损").fill("0");
  await adjusting.getByLabel("本年已预缴税额").fill("0");
  await adjusting.getByLabel("投资者减除费用").fill("50000");
  await adjusting.getByLabel("调整原因").fill("收入未开票");
  await adjusting.getByRole("button", { name: "确定" }).click();
  await toast(page, "已调整");
  await expect(row, "150,000 × 20 % − 10,500, halved").toContainText("9,750.00");
  await row.getByRole("button", { name: filing.companyName }).click();
  const basis = page.getByRole("dialog", { name: /经营所得个人所得税预缴/ });
  await expect(basis.getByRole("row", { name: /投资者减除费用/ })).toContainText("50,000.00");
  await expect(basis.getByText("个体工商户年应纳税所得额不超过 200 万元的部分减半")).toBeVisible();
});
