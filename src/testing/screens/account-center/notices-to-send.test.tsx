import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { PLAIN_PREVIEW } from "../notice-preview.ts";

setUpBrowser();

const OCTOBER = { kjnd: 2026, kjqj: 10 };

const notice = (qyId: number, companyName: string, more: object = {}) => ({
  qyId,
  companyName,
  checkStatus: 1,
  confirmationStatus: 2,
  confirmError: null,
  tickedCount: 0,
  tickedTax: 0,
  estimatedAmount: 100 * qyId,
  taxAmount: 100 * qyId,
  replacedAmount: null,
  difference: null,
  noticeTaxType: 0,
  payTime: null,
  paymentTimeType: null,
  obstacle: null,
  confirmFault: null,
  doubt: null,
  ...more,
});

const READY = notice(1, "上海云启信息技术有限公司");
const OTHER = notice(2, "上海鼎盛食品有限公司", { replacedAmount: 150, difference: 50 });
const DOUBTFUL = notice(3, "上海碧海信息技术有限公司", {
  confirmationStatus: 0,
  tickedCount: 25,
  tickedTax: 27_927.33,
  taxAmount: 57_706.82,
  estimatedAmount: 28_103.86,
  doubt: "25 张已勾选未统计确认（税额 27,927.33 元），统计确认后应缴 28,103.86 元",
});
const BARRED = notice(4, "上海和顺贸易有限公司", { taxAmount: null, obstacle: "本期税款尚未计算成功" });

const sentRow = ({ qyId, companyName, taxAmount }: ReturnType<typeof notice>) =>
  notice(qyId, companyName, {
    noticeTaxType: 1,
    obstacle: "税款已通知",
    replacedAmount: taxAmount,
    difference: 0,
    payTime: "2026-11-24",
  });

function draw(rows: () => readonly ReturnType<typeof notice>[], answers: object = {}) {
  const { host } = drawScreen("account-center.notices-to-send", {
    today: "2026-11-20",
    given: { companies: [1, 2, 3, 4] },
    answers: {
      "taxConfirm.noticeList": rows,
      "taxConfirm.confirmCheck": ({ qyIdList }) => ({
        successQyIdList: qyIdList,
        failCount: 0,
        failReasonKey: null,
      }),
      "taxNotice.preview": ({ qyIdList }) => ({
        ...PLAIN_PREVIEW,
        taxAmount: 300,
        // Another has changed in the meantime: the table is what was seen.
        companyList: (qyIdList as readonly number[]).map((qyId) => ({
          qyId,
          companyName: String(qyId),
          taxAmount: 999,
        })),
      }),
      "taxConfirm.confirmTax": () => ({ failCount: 0, failReasonKey: null, failList: [] }),
      ...answers,
    },
  });
  const sent = (operation: string) =>
    host.calls.filter(({ operationId }) => operationId === operation).map(({ params }) => params);
  return { sent, heard: host.heard };
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest("tr");
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};
const isTicked = async ({ companyName }: { readonly companyName: string }) =>
  (await rowOf(companyName)).getByRole<HTMLInputElement>("checkbox").checked;

const chosen = () => screen.getByRole("group", { name: "已选的行" }).textContent;

async function send() {
  fireEvent.click(screen.getByRole("button", { name: "通知客户" }));
  const form = within(await screen.findByRole("dialog", { name: /^通知税款：/ }));
  fireEvent.click(await form.findByRole("combobox", { name: "扣款时间" }));
  fireEvent.click(await screen.findByTitle("待定"));
  fireEvent.click(form.getByRole("button", { name: "通知客户" }));
}

test("the ones that can be sent are ticked, the doubtful ones are not and say why, the others cannot be", async () => {
  draw(() => [READY, OTHER, DOUBTFUL, BARRED]);
  expect(await Promise.all([READY, OTHER, DOUBTFUL, BARRED].map(isTicked))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(chosen()).toContain("已选 2 条 · 通知金额合计 300.00");
  const doubtful = await rowOf(DOUBTFUL.companyName);
  expect(doubtful.getByText("25 张未确认")).toBeTruthy();
  expect(doubtful.getByText("28,103.86")).toBeTruthy();
  expect(doubtful.getByText("57,706.82")).toBeTruthy();
  expect(doubtful.getByText(DOUBTFUL.doubt ?? "")).toBeTruthy();
  const barred = await rowOf(BARRED.companyName);
  expect(barred.getAllByText(/本期税款尚未计算成功/).length).toBeGreaterThan(0);
  expect(barred.queryByRole("button", { name: "预览" })).toBeNull();
  expect((await rowOf(OTHER.companyName)).getByText("50.00")).toBeTruthy();
});

test("a notice carries the amounts of the table, the ticked ones alone, and what was sent loses its tick", async () => {
  let rows = [READY, OTHER, DOUBTFUL, BARRED];
  const { sent } = draw(() => rows, {
    "taxConfirm.confirmTax": () => {
      rows = [DOUBTFUL, sentRow(READY), sentRow(OTHER), BARRED];
      return { failCount: 0, failReasonKey: null, failList: [] };
    },
  });
  expect(await isTicked(OTHER)).toBe(true);
  await send();
  await waitFor(() => expect(sent("taxConfirm.confirmTax")).toHaveLength(1));
  expect(sent("taxConfirm.confirmCheck")).toEqual([{ ...OCTOBER, qyIdList: [1, 2] }]);
  expect(sent("taxConfirm.confirmTax")[0]).toMatchObject({
    ...OCTOBER,
    operationType: 1,
    qyIdList: [1, 2],
    noticeTaxReqList: [
      { qyId: 1, taxAmount: 100 },
      { qyId: 2, taxAmount: 200 },
    ],
  });
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
  expect(await isTicked(DOUBTFUL)).toBe(false);
  expect((await rowOf(READY.companyName)).getByText("2026-11-24")).toBeTruthy();
});

test("统计确认 in the table confirms the doubtful ones, which are ticked once nothing is doubtful", async () => {
  let doubtful = DOUBTFUL;
  const { sent } = draw(() => [READY, doubtful], {
    "taxConfirm.sendCheckConfirmTask": () => {
      doubtful = notice(3, DOUBTFUL.companyName, { taxAmount: 28_103.86, estimatedAmount: 28_103.86 });
      return { successCount: 1, failCount: 0, failList: [] };
    },
  });
  fireEvent.click((await rowOf(DOUBTFUL.companyName)).getByRole("button", { name: "统计确认" }));
  const question = within(await screen.findByRole("dialog", { name: /^为 1 家企业提交统计确认？/ }));
  fireEvent.click(question.getByRole("button", { name: "统计确认" }));
  await waitFor(async () => expect(await isTicked(DOUBTFUL)).toBe(true));
  expect(sent("taxConfirm.sendCheckConfirmTask")).toEqual([{ ...OCTOBER, companyIdList: [3], taskType: 71 }]);
  expect(chosen()).toContain("已选 2 条 · 通知金额合计 28,203.86");
});

test("统计确认 is off where the month is closed, with the reason", async () => {
  const closed = { obstacle: "税款当前不可操作", confirmFault: "税款当前不可操作" };
  const CLOSED = notice(5, "上海新和餐饮有限公司", { tickedCount: 3, confirmationStatus: 0, ...closed });
  const { sent } = draw(() => [DOUBTFUL, CLOSED]);
  const barred = (await rowOf(CLOSED.companyName)).getByRole("button", { name: "统计确认" });
  expect(barred.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(barred.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toBe("税款当前不可操作");
  fireEvent.click(barred);
  expect(screen.queryByRole("dialog", { name: /提交统计确认？/ })).toBeNull();
  expect(sent("taxConfirm.sendCheckConfirmTask")).toEqual([]);
});

test("the reasons stand in the last column", async () => {
  draw(() => [READY]);
  await rowOf(READY.companyName);
  const titles = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(titles.filter((title) => title !== "" && title !== "操作")).toEqual([
    "企业名称",
    "勾选确认",
    "预估税额",
    "上次通知",
    "通知金额",
    "差异",
    "扣款日期",
    "说明",
  ]);
});

test("those that fail the check in the meantime are counted, and the others go on", async () => {
  const { sent, heard } = draw(() => [READY, OTHER], {
    "taxConfirm.confirmCheck": () => ({ successQyIdList: [2], failCount: 1, failReasonKey: "reasons" }),
  });
  await rowOf(READY.companyName);
  await send();
  await waitFor(() =>
    expect(sent("taxConfirm.confirmTax")[0]).toMatchObject({
      qyIdList: [2],
      noticeTaxReqList: [{ qyId: 2, taxAmount: 200 }],
    }),
  );
  expect(heard).toContain("1 家企业税款确认校验失败");
});
