import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const NAME = "上海鼎盛食品有限公司";

interface FiledScreen {
  readonly id: string;
  readonly page: string;
  readonly preview: string;
  readonly notify: string;
  readonly declare: string;
  readonly notifyLabel: string;
  readonly month: object;
}

const prepaid = (kind: string, szId: number) => ({
  page: `incomeTax.${kind}.page`,
  preview: `incomeTax.${kind}.preview`,
  notify: `incomeTax.${kind}.confirmTax`,
  declare: `incomeTax.${kind}.batchSubmit`,
  notifyLabel: "通知税款",
  month: { kjnd: 2026, kjqj: 9, szId },
});

const SCREENS: readonly FiledScreen[] = [
  { id: "account-center.corporate-tax", ...prepaid("corporate", 3) },
  { id: "account-center.operating-income", ...prepaid("operating", 11) },
  {
    id: "account-center.enterprise-settlement",
    page: "taxDeclare.hsqj.page",
    preview: "taxDeclare.hsqj.preview",
    notify: "taxNotice.settleConfirmTax",
    declare: "taxDeclare.hsqj.batchDeclare",
    notifyLabel: "通知客户",
    month: { kjnd: 2025, kjqj: 12, szId: 303 },
  },
];

const ROW = {
  companyId: 1,
  companyName: NAME,
  taxlayerNo: "91310000000000000X",
  kjnd: 2026,
  quarter: 3,
  calcStatus: 1,
  isAdjusted: 0,
  ybtse: 1234.5,
  toldAmount: null,
  difference: null,
  doubtState: 0,
  doubtContent: null,
  noticeTaxType: 0,
  taxDeclareStatus: 0,
  deadline: "2026-10-26",
  daysLeft: 10,
};

const LETTER = {
  companyName: NAME,
  taxAmount: 1234.5,
  refundAmount: null,
  amountInWords: "壹仟贰佰叁拾肆元伍角整",
  opening: "贵公司的税款已核算完成，请核对。",
  lines: [{ name: "利润总额", amount: 24_690 }],
  taxes: [],
  specialConditions: [],
  gzZbInfoList: [],
  images: [],
  doubt: null,
  remark: null,
  payment: "待定，确定后另行通知",
  lateRemark: null,
  changedRemark: null,
  replacedAmount: null,
  grsdsSe: null,
};

describe.each(SCREENS)("$id", ({ id, page, preview, notify, declare, notifyLabel, month }) => {
  const kjnd = (month as { kjnd: number }).kjnd;
  const done = { successCount: 1, failCount: 0, failList: [] };

  async function draw(row: object, answers: object = {}) {
    const replaced = "toldAmount" in row ? row.toldAmount : null;
    const { host } = drawScreen(id, {
      today: "2026-11-20",
      answers: {
        [page]: () => ({ list: [{ ...ROW, kjnd, ...row }], total: 1, hj: {} }),
        [page.replace("page", "count")]: () => ({}),
        [preview]: () => ({
          companyList: [{ qyId: 1, companyName: NAME, taxAmount: 1234.5, replacedAmount: replaced }],
          lateDays: [],
          lastPayDay: "2026-12-31",
          deadline: "2026-10-26",
          pendingRemark: null,
          unpaidRemark: null,
        }),
        "taxNotice.letter": () => LETTER,
        [notify]: () => done,
        [declare]: () => ({ ...done, taskid: "1" }),
        ...answers,
      },
    });
    const shown = (await screen.findByText(NAME)).closest("tr");
    if (!shown) throw new Error("the client stands in no row");
    const sent = (operation: string) =>
      host.calls.filter(({ operationId }) => operationId === operation).map(({ params }) => params);
    return { row: within(shown), sent };
  }

  const start = async (row: ReturnType<typeof within>, label: string) => {
    const button = row.queryByRole("button", { name: label });
    if (button) fireEvent.click(button);
    else {
      fireEvent.click(row.getByRole("button", { name: /更多/ }));
      fireEvent.click(await screen.findByRole("menuitem", { name: label }));
    }
  };
  const dialog = async (name: RegExp) =>
    within(await screen.findByRole("dialog", { name }, { timeout: 10_000 }));

  test("a notice is previewed in the words that the client reads, and carries the amount that was shown", async () => {
    const { row, sent } = await draw({});
    await start(row, notifyLabel);
    const notice = await dialog(/^通知税款：上海鼎盛/);
    fireEvent.click(await notice.findByRole("combobox", { name: "扣款时间" }));
    fireEvent.click(await screen.findByTitle("待定"));
    fireEvent.click(notice.getByRole("button", { name: "预览" }));
    const words = await screen.findByText("壹仟贰佰叁拾肆元伍角整", {}, { timeout: 10_000 });
    const letter = words.closest('[role="dialog"]');
    expect(letter?.textContent).toContain("客户看到的通知");
    expect(letter?.textContent).toContain("利润总额24,690.00");
    expect(sent("taxNotice.letter")[0]).toMatchObject({ ...month, qyId: 1, taxStatus: "correct" });
    fireEvent.click(notice.getByRole("button", { name: "通知客户" }));
    await waitFor(() => expect(sent(notify)).toHaveLength(1));
    expect(sent(notify)[0]).toMatchObject({
      operationType: 1,
      taxStatus: "correct",
      noticeTaxReqList: [{ qyId: 1, taxAmount: 1234.5 }],
    });
  });

  test("a tax that changed since its notice says so in its row, and is notified anew with both amounts", async () => {
    const { row, sent } = await draw({ noticeTaxType: 1, toldAmount: 1000, difference: 234.5 });
    expect(row.getByText("税款有变动")).toBeTruthy();
    await start(row, "重新通知");
    const notice = await dialog(/^重新通知：上海鼎盛/);
    expect(await notice.findByText("1,000.00")).toBeTruthy();
    fireEvent.click(await notice.findByRole("combobox", { name: "扣款时间" }));
    fireEvent.click(await screen.findByTitle("待定"));
    fireEvent.click(notice.getByRole("button", { name: "通知客户" }));
    await waitFor(() => expect(sent(notify)).toHaveLength(1));
    expect(sent(notify)[0]).toMatchObject({
      operationType: 6,
      noticeTaxReqList: [{ qyId: 1, taxAmount: 1234.5 }],
    });
  });

  test("a declaration shows who goes with which amount, and carries it", async () => {
    const told = {
      noticeTaxType: 1,
      toldAmount: 1234.5,
      difference: 0,
      doubtState: 2,
      doubtContent: "为什么？",
    };
    const { row, sent } = await draw(told, {
      "taxDeclare.preview": () => ({
        deadline: "2026-10-26",
        lateRemark: null,
        readyList: [{ qyId: 1, companyName: NAME, toldAmount: 1234.5, taxAmount: 1234.5, answer: 9 }],
        differentList: [],
        leftOutList: [],
        mayDeclareDifferent: true,
      }),
    });
    expect(row.getByText("有疑义")).toBeTruthy();
    await start(row, "提交申报");
    const declaration = await dialog(/^提交申报：/);
    expect(await declaration.findByText("1,234.50")).toBeTruthy();
    expect(sent("taxDeclare.preview")[0]).toMatchObject({ ...month, qyIdList: [1] });
    fireEvent.click(declaration.getByRole("button", { name: "提交申报" }));
    await waitFor(() => expect(sent(declare)).toHaveLength(1));
    expect(sent(declare)[0]).toMatchObject({ qyIdList: [1], declareList: [{ qyId: 1, taxAmount: 1234.5 }] });
  });
});
