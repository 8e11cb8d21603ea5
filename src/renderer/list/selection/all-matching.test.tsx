import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { answerQuestion, rowOf, user } from "../../testing/users.ts";

setUpBrowser();

const plan: ListPlan = {
  ...userManagePlan,
  pageSize: 10,
  selectable: {
    disabled: [{ when: "{{ row.status === 0 }}", reason: "已停用" }],
    allMatching: { size: 20 },
  },
};
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** 45 users, every tenth of them stopped. */
const paged = ({ pageNum, pageSize }: Record<string, unknown>) => {
  const first = (Number(pageNum) - 1) * Number(pageSize) + 100;
  const last = Math.min(144, first + Number(pageSize) - 1);
  return { list: ids(first, last).map((id) => user(id, id % 10 === 9 ? { status: 0 } : {})), total: 45 };
};
const all = () => screen.getByRole("button", { name: "选择符合条件的全部 45 条" });

async function tickPage(): Promise<void> {
  await rowOf("用户100");
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
}

test("once a page is ticked all that match can be: read page by page, without those that cannot", async () => {
  const host = createFakeHost({ answers: { "userAdmin.list": paged, "userAdmin.batchDelete": () => null } });
  renderScreen(plan, host);
  await tickPage();
  expect(screen.getByText("已选本页 9 条，另有 1 条不可勾选")).toBeTruthy();
  fireEvent.click(all());
  await screen.findByText("已选符合条件的全部 41 条，另有 4 条不可勾选");
  expect(screen.getByText("已选 41 条")).toBeTruthy();
  const asked = host.calls
    .filter(({ params }) => params["pageSize"] === 20)
    .map(({ params }) => params["pageNum"]);
  expect(asked).toEqual([1, 2, 3]);
  fireEvent.click(screen.getByRole("button", { name: "批量删除" }));
  await answerQuestion("确定删除所选的 41 个用户？", "批量删除");
  await waitFor(() =>
    expect(host.calls.some(({ operationId }) => operationId === "userAdmin.batchDelete")).toBe(true),
  );
  const sent = host.calls.find(({ operationId }) => operationId === "userAdmin.batchDelete")?.params[
    "userIds"
  ];
  expect(sent).toEqual(ids(100, 144).filter((id) => id % 10 !== 9));
});

test("it can be cancelled, and other conditions end it", async () => {
  let release: (() => void) | undefined;
  const slow = (params: Record<string, unknown>) =>
    params["pageSize"] === 20
      ? new Promise((resolve) => (release = () => resolve(paged(params))))
      : paged(params);
  renderScreen(plan, createFakeHost({ answers: { "userAdmin.list": slow } }));
  await tickPage();
  fireEvent.click(all());
  expect(screen.getByText("正在读取 0 / 45 条")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "取消" }));
  release?.();
  expect(screen.getByText("已选 9 条")).toBeTruthy();
  fireEvent.click(all());
  fireEvent.change(screen.getByLabelText("姓名/账号"), { target: { value: "李" } });
  fireEvent.click(screen.getByRole("button", { name: "查询" }));
  release?.();
  await waitFor(() => expect(screen.queryByText(/已选|正在读取/)).toBeNull());
});

test("a failure leaves the page ticked and can be tried again", async () => {
  let fails = true;
  const answer = (params: Record<string, unknown>) => {
    if (params["pageNum"] === 2 && fails) throw new Error("网络中断");
    return paged(params);
  };
  renderScreen(plan, createFakeHost({ answers: { "userAdmin.list": answer } }));
  await tickPage();
  fireEvent.click(all());
  await screen.findByText(/没有全部选上：.*网络中断/);
  expect(screen.getByText("已选 9 条")).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "重试" }));
  await screen.findByText(/已选符合条件的全部 41 条/);
});

test("too many are refused with the limit", async () => {
  const many = (params: Record<string, unknown>) => ({ ...paged(params), total: 5001 });
  renderScreen(plan, createFakeHost({ answers: { "userAdmin.list": many } }));
  await tickPage();
  expect(screen.getByText("符合条件的有 5001 条，一次最多选择 5000 条，请先缩小范围")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /选择符合条件/ })).toBeNull();
});
