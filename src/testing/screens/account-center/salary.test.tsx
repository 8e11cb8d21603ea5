import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { copiedRows } from "../../copied-rows.ts";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const company = (qyid: number, more: object = {}) => ({
  qyid,
  qymc: `第${qyid}家公司`,
  kjnd: 2026,
  kjqj: 10,
  ybtse: 0,
  kkje: 0,
  ...more,
});

function draw(list: readonly object[], answers: Parameters<typeof drawScreen>[1] = {}) {
  return drawScreen("account-center.salary", {
    today: "2026-11-20",
    answers: {
      "pit.list": () => ({ list, total: list.length }),
      "pit.listSummary": () => ({}),
      ...answers.answers,
    },
  });
}

test("the tax that is not taken yet is told to the cent, beside the reason of a failed collection, and orders nothing", async () => {
  draw([
    company(1, { ybtse: 0.3, kkje: 0.1 }),
    company(2, { ybtse: 1234.56, kkje: 1300, cjzt: 3, cjErrorMsg: "密码已过期" }),
  ]);
  expect(await copiedRows()).toMatchObject([
    { 未扣税款: "0.20" },
    { 未扣税款: "-65.44", 采集失败原因: "密码已过期" },
  ]);
  const head = screen.getByRole("columnheader", { name: /^未扣税款/ });
  expect(within(head).queryByRole("button", { name: "未扣税款" })).toBeNull();
});

const FAILED = { companyId: 3, companyName: "第3家公司", reason: "2026年10期没有薪酬数据，请先编制薪酬" };
const batch = { successCount: 2, failList: [FAILED] };
const sent = { companyIdList: [1, 2, 3], kjnd: 2026, kjqj: 10 };

async function tickAll(): Promise<void> {
  await screen.findByText("第1家公司");
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
}

test.each([
  {
    label: "复制上期薪酬",
    question: /^为所选的 3 家企业复制/,
    call: "salary.batchCopy",
    params: sent,
    toast: "已为 2 家企业复制薪酬",
    failure: "1 家企业未能复制",
  },
  {
    label: "确认薪酬",
    question: /^确认所选的 3 家企业/,
    call: "salary.batchConfirm",
    params: { ...sent, confirmStatus: 1 },
    toast: "已确认 2 家企业的薪酬",
    failure: "1 家企业未能确认",
  },
  {
    label: "取消确认",
    question: /^取消 2 家企业的薪酬确认/,
    call: "salary.batchConfirm",
    params: { ...sent, confirmStatus: 0 },
    toast: "已取消 2 家企业的薪酬确认",
    failure: "1 家企业未能取消确认",
  },
])("$label is done for all ticked clients at once; who has none is named", async (action) => {
  const answers = {
    "salary.cancelConfirmBatchCheck": () =>
      [1, 2, 3].map((companyId) => ({ companyId, canCancel: companyId === 3 ? 0 : 1 })),
    "salary.confirmDoubts": () => ({ total: 0, list: [] }),
    [action.call]: () => batch,
  };
  const { host } = draw([company(1), company(2), company(3)], { answers });
  const notify = vi.spyOn(host.outside, "notify");
  await tickAll();
  fireEvent.click(screen.getByRole("button", { name: action.label }));
  const question = await screen.findByRole("dialog", { name: action.question });
  fireEvent.click(within(question).getByRole("button", { name: action.label }));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  expect(host.calls).toContainEqual({ operationId: action.call, params: action.params });
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({
      text: action.failure,
      description: `第3家公司：${FAILED.reason}`,
    }),
  );
  expect(screen.getByText(action.toast)).toBeTruthy();
  // The list that has come anew has no ticks.
  expect(screen.queryByRole("group", { name: "已选的行" })).toBeNull();
});

test("where no confirmation can be taken back, the reasons are told and nothing is asked", async () => {
  const reason = "尚未确认";
  const answers = {
    "salary.cancelConfirmBatchCheck": () => [
      { companyId: 1, companyName: "第1家公司", canCancel: 0, reason },
    ],
  };
  const { host } = draw([company(1)], { answers });
  const notify = vi.spyOn(host.outside, "notify");
  await tickAll();
  fireEvent.click(screen.getByRole("button", { name: "取消确认" }));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({
      text: "所选的 1 家企业都不能取消确认",
      description: `第1家公司：${reason}`,
    }),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(host.calls.some(({ operationId }) => operationId === "salary.batchConfirm")).toBe(false);
});

test("a confirmation names what is doubtful, and says what can be undone", async () => {
  const line = { companyId: 2, companyName: "第2家公司", xm: "何清", doubts: "参加社保但没有扣社保" };
  const { host } = draw([company(1), company(2)], {
    answers: {
      "salary.confirmDoubts": () => ({ total: 1, list: [line] }),
      "salary.batchConfirm": () => ({ successCount: 2, failList: [] }),
    },
  });
  await tickAll();
  fireEvent.click(screen.getByRole("button", { name: "确认薪酬" }));
  const question = await screen.findByRole("dialog", { name: /^确认所选的 2 家企业/ });
  expect(question.textContent).toContain("请先核对 1 条明细：");
  expect(question.textContent).toContain("何清 参加社保但没有扣社保");
  expect(question.textContent).toContain("在申报个税、生成凭证或确认下期之前可以取消确认");
  expect(question.textContent).not.toContain("不能再修改");
  fireEvent.click(within(question).getByRole("button", { name: "确认薪酬" }));
  await waitFor(() =>
    expect(host.calls.map(({ operationId }) => operationId)).toContain("salary.batchConfirm"),
  );
});
