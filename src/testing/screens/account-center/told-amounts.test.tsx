import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { PLAIN_PREVIEW } from "../notice-preview.ts";

setUpBrowser();

const OCTOBER = { kjnd: 2026, kjqj: 10 };

/** A general taxpayer with 12 ticks that are not confirmed (统计确认): 24,046.12 now, 15,900.33 with them. */
const ROW = {
  companyId: 1,
  companyName: "上海云启信息技术有限公司",
  taxlayerNo: "91310000000000000X",
  taxlayerType: "001",
  ...OCTOBER,
  noticeTaxType: 0,
  checkStatus: 1,
  confirmationStatus: 0,
  cancelStatus: 0,
  predictionStatus: 1,
  taxDeclareStatus: 0,
  doubtState: 0,
  zzshfjs: 24_046.12,
  qrzzse: null,
  difference: null,
  cjzt: 2,
  isCollected: true,
  isCjIng: false,
};

const TICKED = {
  qyId: 1,
  companyName: ROW.companyName,
  checkStatus: 1,
  confirmationStatus: 0,
  confirmError: null,
  tickedCount: 12,
  tickedTax: 7684.71,
  taxAmount: 24_046.12,
  confirmedAmount: 15_900.33,
  replacedAmount: null,
};

const QUESTION =
  "12 张进项发票（税额 7,684.71 元）已勾选未统计确认，不计入通知金额。通知金额 24,046.12 元，统计确认后为 15,900.33 元";

const preview = (tickedRemark: string | null, company: object) => ({
  ...PLAIN_PREVIEW,
  taxAmount: 24_046.12,
  tickedRemark,
  companyList: [{ ...TICKED, ...company }],
  tickedList: tickedRemark === null ? [] : [{ ...TICKED, ...company }],
});

type Answers = NonNullable<NonNullable<Parameters<typeof drawScreen>[1]>["answers"]>;

async function draw(row: object, answers: Answers, denied: readonly string[] = []) {
  const { host } = drawScreen("account-center.invoice", {
    today: "2026-11-20",
    denied,
    answers: {
      "invoice.collection.page": () => ({ list: [{ ...ROW, ...row }], total: 1, hj: {} }),
      "invoice.collection.confirmChangeCount": () => ({}),
      "taxConfirm.checkZzsNotice": () => ({ failCount: 0, failReasonKey: null }),
      "taxConfirm.confirmTax": () => ({ failCount: 0, failReasonKey: null, failList: [] }),
      ...answers,
    },
  });
  const shown = (await screen.findByText(ROW.companyName)).closest("tr");
  if (!shown) throw new Error("the client stands in no row");
  const sent = (operation: string) =>
    host.calls.filter(({ operationId }) => operationId === operation).map(({ params }) => params);
  return { row: within(shown), sent };
}

const dialog = async (name: RegExp) => within(await screen.findByRole("dialog", { name }));
const click = (place: ReturnType<typeof within>, name: string | RegExp) =>
  fireEvent.click(place.getByRole("button", { name }));

/** Chooses that the tax is in order and its day open, and sends. */
async function notify(notice: ReturnType<typeof within>) {
  fireEvent.click(await notice.findByRole("combobox", { name: "扣款时间" }));
  fireEvent.click(await screen.findByTitle("待定"));
  click(notice, "通知客户");
}

test("a notice over ticks that are not confirmed asks with both amounts, and carries the one that was shown", async () => {
  const { row, sent } = await draw({}, { "taxNotice.preview": () => preview(QUESTION, {}) });
  click(row, "通知税款");
  const question = await dialog(/有已勾选未统计确认的发票/);
  await question.findByText(QUESTION);
  fireEvent.click(await question.findByRole("button", { name: "仍按 24,046.12 元通知" }));
  const notice = await dialog(/^通知税款：/);
  expect(await notice.findByText(QUESTION)).toBeTruthy();
  await notify(notice);
  await waitFor(() => expect(sent("taxConfirm.confirmTax")).toHaveLength(1));
  expect(sent("taxConfirm.confirmTax")[0]).toMatchObject({
    operationType: 1,
    qyIdList: [1],
    noticeTaxReqList: [{ qyId: 1, taxAmount: 24_046.12 }],
  });
});

test("先统计确认 confirms the ticks, waits, and goes on with the amount of now", async () => {
  let isConfirmed = false;
  const after = { confirmationStatus: 2, tickedCount: 0, taxAmount: 15_900.33, confirmedAmount: null };
  const { row, sent } = await draw(
    {},
    {
      "taxNotice.preview": () => (isConfirmed ? preview(null, after) : preview(QUESTION, {})),
      "taxConfirm.sendCheckConfirmTask": () => {
        isConfirmed = true;
        return { successCount: 1, failCount: 0, failList: [], taskid: "1" };
      },
    },
  );
  click(row, "通知税款");
  const question = await dialog(/有已勾选未统计确认的发票/);
  fireEvent.click(await question.findByRole("button", { name: "先统计确认" }));
  const notice = within(await screen.findByRole("dialog", { name: /^通知税款：/ }, { timeout: 5000 }));
  expect(sent("taxConfirm.sendCheckConfirmTask")).toEqual([{ ...OCTOBER, companyIdList: [1], taskType: 71 }]);
  await notify(notice);
  await waitFor(() =>
    expect(sent("taxConfirm.confirmTax")[0]).toMatchObject({
      noticeTaxReqList: [{ qyId: 1, taxAmount: 15_900.33 }],
    }),
  );
});

test("who may not confirm the selection is asked, and can only notify as it is", async () => {
  const denied = ["accountingCentre.invoiceCollection.selectionConfirmation"];
  const { row } = await draw({}, { "taxNotice.preview": () => preview(QUESTION, {}) }, denied);
  expect(row.queryByRole("button", { name: "统计确认" })).toBeNull();
  click(row, "通知税款");
  const question = await dialog(/有已勾选未统计确认的发票/);
  await question.findByRole("button", { name: /^仍按/ });
  expect(question.queryByRole("button", { name: "先统计确认" })).toBeNull();
});

const NOTIFIED = { noticeTaxType: 1, confirmationStatus: 2, qrzzse: 24_046.12, zzshfjs: 15_900.33 };

test("a client whose tax has changed since its notice is notified anew, of the amount of now", async () => {
  const now = { taxAmount: 15_900.33, replacedAmount: 24_046.12, confirmationStatus: 2, tickedCount: 0 };
  const { row, sent } = await draw(
    { ...NOTIFIED, difference: -8145.79 },
    { "taxNotice.preview": () => ({ ...preview(null, now), taxAmount: 15_900.33 }) },
  );
  expect(row.getByText("-8,145.79")).toBeTruthy();
  click(row, "重新通知");
  const notice = await dialog(/^重新通知：/);
  expect(await notice.findByText("24,046.12")).toBeTruthy();
  await notify(notice);
  await waitFor(() =>
    expect(sent("taxConfirm.confirmTax")[0]).toMatchObject({
      operationType: 6,
      noticeTaxReqList: [{ qyId: 1, taxAmount: 15_900.33 }],
    }),
  );
});

test("a notified client is asked for once more before the selection that changes its tax is confirmed", async () => {
  const { row, sent } = await draw(
    { noticeTaxType: 1, qrzzse: 24_046.12, difference: 0 },
    { "taxConfirm.sendCheckConfirmTask": () => ({ successCount: 1, failCount: 0, failList: [] }) },
  );
  click(row, "统计确认");
  const question = await dialog(/需要重新通知/);
  expect(sent("taxConfirm.sendCheckConfirmTask")).toEqual([]);
  click(question, "统计确认");
  await waitFor(() => expect(sent("taxConfirm.sendCheckConfirmTask")).toHaveLength(1));
});

const DIFFERENT = "accountingCentre.taxConfirmation.declareDifferent";

const declaration = (qyId: number, more: object = {}) => ({
  qyId,
  companyName: `第${qyId}家公司`,
  toldAmount: 100 * qyId,
  taxAmount: 100 * qyId,
  difference: 0,
  answer: null,
  payTime: "2026-11-24",
  reason: null,
  ...more,
});

const DECLARATIONS = {
  deadline: "2026-11-16",
  lateRemark: "申报期至 2026-11-16 截止，已逾期 4 天，预计滞纳金 4.00 元（每日万分之五）",
  readyList: [declaration(1, { answer: 9 })],
  differentList: [declaration(2, { taxAmount: 150, difference: -50, reason: "通知后税额有变动" })],
  mayDeclareDifferent: true,
  leftOutList: [declaration(3, { answer: 1, reason: "客户有疑问「请核对」，处理后再申报" })],
};

async function openDeclaration(denied: readonly string[] = []) {
  const drawn = await draw(
    { noticeTaxType: 1, qrzzse: 24_046.12, difference: 0 },
    {
      "taxDeclare.preview": () => DECLARATIONS,
      "taxDeclare.batchSubmit": () => ({ successCount: 1, failCount: 0, failList: [], taskid: "1" }),
    },
    denied,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "选择第 1 行" }));
  fireEvent.click(await screen.findByRole("button", { name: "提交申报" }));
  const form = await dialog(/^提交申报/);
  await form.findByText("第1家公司");
  return { form, sent: drawn.sent };
}

test("before a declaration stand its companies with amount and answer, the late fee, and who is left out, with the reason", async () => {
  const { form, sent } = await openDeclaration([DIFFERENT]);
  for (const words of [
    "数据无误",
    "200.00",
    "150.00",
    "客户有疑问「请核对」，处理后再申报",
    DECLARATIONS.lateRemark,
  ])
    expect(form.getByText(words)).toBeTruthy();
  expect(form.queryByText("税额与通知不同的也按现税额申报")).toBeNull();
  click(form, "提交申报");
  await waitFor(() =>
    expect(sent("taxDeclare.batchSubmit")).toEqual([
      { ...OCTOBER, qyIdList: [1], declareList: [{ qyId: 1, taxAmount: 100 }] },
    ]),
  );
});

test("another amount than the client was notified of is declared by who may, and with a reason", async () => {
  const { form, sent } = await openDeclaration();
  fireEvent.click(await form.findByRole("switch", { name: "税额与通知不同的也按现税额申报" }));
  const reason = await form.findByRole("textbox", { name: /^原因/ });
  click(form, "提交申报");
  await form.findByText("请输入原因");
  expect(sent("taxDeclare.batchSubmit")).toEqual([]);
  fireEvent.change(reason, { target: { value: "客户已在电话中确认" } });
  click(form, "提交申报");
  await waitFor(() =>
    expect(sent("taxDeclare.batchSubmit")).toEqual([
      {
        ...OCTOBER,
        qyIdList: [1, 2],
        declareList: [
          { qyId: 1, taxAmount: 100 },
          { qyId: 2, taxAmount: 150 },
        ],
        reason: "客户已在电话中确认",
      },
    ]),
  );
});
