import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { action, column } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { answerQuestion, page, rowOf, user } from "../../testing/users.ts";

setUpBrowser();

const remove = action("remove", "{{ rows.length === 1 ? '移除' : '全部移除' }}", {
  onRows: true,
  visible: "{{ rows.every((one) => one.status === 1) }}",
  disabled: [{ when: "{{ rows.some((one) => one.id === 7) }}", reason: "不能移除自己" }],
  confirm: "移除 {{ rows.length }} 个？",
  do: [
    {
      verb: "call",
      args: { call: "userAdmin.batchDelete", params: { userIds: "{{ rows.map((one) => one.id) }}" } },
    },
  ],
});
const plan: ListPlan = { ...userManagePlan, rowActions: [remove], selectionActions: [remove] };

test("an action that is written once is there for one row and for the ticked ones", async () => {
  const host = createFakeHost({
    answers: { "userAdmin.list": () => page(1, 2, 3), "userAdmin.batchDelete": () => null },
  });
  renderScreen(plan, host);
  const sent = () =>
    host.calls
      .filter(({ operationId }) => operationId === "userAdmin.batchDelete")
      .map(({ params }) => params);
  fireEvent.click(within(await rowOf("用户2")).getByRole("button", { name: "移除" }));
  await answerQuestion("移除 1 个？", "移除");
  await waitFor(() => expect(sent()).toEqual([{ userIds: [2] }]));

  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  fireEvent.click(screen.getByRole("button", { name: "全部移除" }));
  await answerQuestion("移除 3 个？", "全部移除");
  await waitFor(() => expect(sent()).toEqual([{ userIds: [2] }, { userIds: [1, 2, 3] }]));
});

test("its conditions see the rows, and a reason of one of them holds for all", async () => {
  const list = [user(1), user(7), { ...user(3), can: { remove: "三号不能移除" } }];
  const withCan = { ...remove, can: "remove" };
  renderScreen(
    { ...plan, rowActions: [withCan], selectionActions: [withCan] },
    createFakeHost({ answers: { "userAdmin.list": () => ({ list, total: 3 }) } }),
  );
  const link = (row: HTMLElement) => within(row).getByRole("button", { name: "移除" });
  expect(link(await rowOf("用户7")).dataset["reason"]).toBe("不能移除自己");
  expect(link(await rowOf("用户3")).dataset["reason"]).toBe("三号不能移除");
  fireEvent.click(within(await rowOf("用户1")).getByRole("checkbox"));
  fireEvent.click(within(await rowOf("用户3")).getByRole("checkbox"));
  const many = screen.getByRole("button", { name: /^全部移除/ });
  expect(many.getAttribute("aria-disabled")).toBe("true");
});

const link = {
  action: action("cell:name", "姓名", { do: [{ verb: "navigate", args: { navigate: "/staff" } }] }),
  routes: [{ permission: ["staff.see"] }],
};
const leading: ListPlan = {
  ...userManagePlan,
  rowActions: [],
  columns: [column("name", "姓名", "text", { action: "cell:name", link })],
};
const answers = { "userAdmin.list": () => page(1) };

test("a cell leads somewhere without an action of the row", async () => {
  const host = createFakeHost({ answers });
  renderScreen(leading, host);
  fireEvent.click(within(await rowOf("用户1")).getByRole("button", { name: "用户1" }));
  await waitFor(() => expect(host.visited).toEqual(["/staff"]));
  expect(screen.queryByText("操作")).toBeNull();
});

test("for those who may not go there the value stands alone", async () => {
  renderScreen(leading, createFakeHost({ answers, denied: ["staff.see"] }));
  expect(within(await rowOf("用户1")).queryByRole("button")).toBeNull();
});
