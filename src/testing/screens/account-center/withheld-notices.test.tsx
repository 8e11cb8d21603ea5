import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const done = { successCount: 2, failCount: 0, failList: [] };
const MONTH = { kjnd: 2026, kjqj: 10 };
const UNCONFIRMED = "薪酬未确认，请先确认薪酬";

const client = (qyid: number, more: object = {}) => ({
  qyid,
  qymc: `第${qyid}家公司`,
  ...MONTH,
  salaryStatus: 3,
  declareStatus: 0,
  rs: 3,
  ybtse: 1234.5,
  kkje: 0,
  noticeTaxType: 0,
  toldAmount: null,
  difference: null,
  doubtState: null,
  doubtContent: null,
  undoStatus: null,
  can: { revoke: "个税尚未申报成功，无需撤销", notify: true },
  ...more,
});

const TOLD = {
  noticeTaxType: 1,
  toldAmount: 1000,
  difference: 0,
  can: { revoke: true, notify: "个税已通知" },
};

function draw(list: readonly object[], answers: object = {}) {
  const { host } = drawScreen("account-center.salary", {
    today: "2026-11-20",
    answers: {
      "pit.list": () => ({ list, total: list.length }),
      "pit.listSummary": () => ({}),
      "pit.preview": ({ qyIdList }: { readonly qyIdList?: readonly number[] }) => ({
        rs: 3,
        srhj: 30_000,
        ynsehj: 1234.5,
        jmsehj: 0,
        ybtse: 1234.5,
        deadline: "2026-11-16",
        pendingRemark: null,
        unpaidRemark: null,
        lastPayDay: "2026-12-31",
        lateDays: [],
        companyList: (qyIdList ?? []).map((qyId) => ({
          qyId,
          companyName: `第${qyId}家公司`,
          taxAmount: 1234.5,
          replacedAmount: 1000,
        })),
      }),
      "pit.confirmTax": () => done,
      ...answers,
    },
  });
  const sent = (operation: string) =>
    host.calls.filter(({ operationId }) => operationId === operation).map(({ params }) => params);
  const rowOf = async (qyid: number) => {
    const row = (await screen.findByText(`第${qyid}家公司`)).closest("tr");
    if (!row) throw new Error(`${qyid} stands in no row`);
    return within(row);
  };
  return { sent, rowOf };
}

const dialog = async (name: RegExp) =>
  within(await screen.findByRole("dialog", { name }, { timeout: 10_000 }));

async function choosePending(notice: ReturnType<typeof within>): Promise<void> {
  fireEvent.click(await notice.findByRole("combobox", { name: "扣款时间" }));
  fireEvent.click(await screen.findByTitle("待定"));
}

test("of the ticked clients those are notified that can be, each of the amount that the dialog showed", async () => {
  const unconfirmed = client(3, { salaryStatus: 1, can: { revoke: true, notify: UNCONFIRMED } });
  const { sent, rowOf } = draw([client(1), client(2), unconfirmed]);
  expect((await rowOf(3)).getByRole("button", { name: "通知税款" })).toHaveProperty("ariaDisabled", "true");
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  const bar = within(await screen.findByRole("group", { name: "已选的行" }));
  const button = bar.queryByRole("button", { name: "通知税款" });
  if (button) fireEvent.click(button);
  else {
    fireEvent.click(bar.getByRole("button", { name: /更多/ }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "通知税款" }));
  }
  const notice = await dialog(/^通知税款：2 家企业/);
  expect(await notice.findByText("30,000.00")).toBeTruthy();
  await choosePending(notice);
  fireEvent.click(notice.getByRole("button", { name: "通知客户" }));
  await waitFor(() => expect(sent("pit.confirmTax")).toHaveLength(1));
  expect(sent("pit.confirmTax")[0]).toMatchObject({
    ...MONTH,
    qyIdList: [1, 2],
    operationType: 1,
    noticeTaxReqList: [
      { qyId: 1, taxAmount: 1234.5 },
      { qyId: 2, taxAmount: 1234.5 },
    ],
  });
});

test("a notice whose tax has changed says so in its row, and is sent anew with both amounts once the pay is confirmed", async () => {
  const changed = { ...TOLD, difference: 234.5 };
  const { sent, rowOf } = draw([client(1, changed), client(2, { ...changed, salaryStatus: 1 })]);
  const row = await rowOf(1);
  expect(row.getByText("税款有变动")).toBeTruthy();
  expect((await rowOf(2)).getByRole("button", { name: "重新通知" })).toHaveProperty("ariaDisabled", "true");
  fireEvent.click(row.getByRole("button", { name: "重新通知" }));
  const notice = await dialog(/^重新通知：第1家公司/);
  expect(await notice.findByText("1,000.00")).toBeTruthy();
  await choosePending(notice);
  fireEvent.click(notice.getByRole("button", { name: "通知客户" }));
  await waitFor(() => expect(sent("pit.confirmTax")).toHaveLength(1));
  expect(sent("pit.confirmTax")[0]).toMatchObject({ operationType: 6, qyIdList: [1] });
});

test("a doubt of the client stands in the row, with its words in the history, beside the letter as it was sent", async () => {
  const doubted = { ...TOLD, doubtState: 2, doubtContent: "名单里有离职的人" };
  const { sent, rowOf } = draw([client(1, doubted)], {
    "taxNotice.history": () => [
      {
        createTime: "2026-11-12 09:00:00",
        source: 2,
        operationType: 5,
        taxAmount: 1000,
        replacedAmount: null,
        paymentTime: null,
        content: "名单里有离职的人",
        operatorName: null,
      },
    ],
  });
  const row = await rowOf(1);
  expect(row.getByText("有疑义")).toBeTruthy();
  const direct = row.queryByRole("button", { name: "通知记录" });
  if (direct) fireEvent.click(direct);
  else {
    fireEvent.click(row.getByRole("button", { name: /更多/ }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "通知记录" }));
  }
  const page = await dialog(/个税通知$/);
  expect(await page.findByText("客户有疑义：名单里有离职的人")).toBeTruthy();
  expect(page.getByRole("button", { name: "缴税通知单" })).toBeTruthy();
  expect(sent("taxNotice.history")[0]).toMatchObject({ qyId: 1, ...MONTH, szId: 1101 });
});

test("before a confirmation is taken back one is told how many clients have been notified", async () => {
  const { sent } = draw([client(1, TOLD), client(2)], {
    "salary.cancelConfirmBatchCheck": () => [
      { companyId: 1, companyName: "第1家公司", canCancel: 1, reason: null, toldAmount: 1000 },
      { companyId: 2, companyName: "第2家公司", canCancel: 1, reason: null, toldAmount: null },
    ],
    "salary.batchConfirm": () => ({ successCount: 2, failList: [] }),
  });
  await screen.findByText("第1家公司");
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  fireEvent.click(await screen.findByRole("button", { name: "取消确认" }));
  const question = await dialog(/^取消 2 家企业的薪酬确认？其中 1 家的个税已通知客户/);
  expect(sent("salary.batchConfirm")).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "取消确认" }));
  await waitFor(() => expect(sent("salary.batchConfirm")).toHaveLength(1));
});
