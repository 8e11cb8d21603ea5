import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Notice } from "../../../actions/verb-runner.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { action } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { answerQuestion, page, rowOf, user } from "../../testing/users.ts";

setUpBrowser();

test("an action without its permission is not there", async () => {
  const host = createFakeHost({
    answers: { "userAdmin.list": () => page(8) },
    denied: ["staff.edit", "staff.delete", "staff.add"],
  });
  renderScreen(userManagePlan, host);
  await rowOf("用户8");
  for (const name of ["编辑", "停用", "新增用户"]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a screen without its permission shows no rows and asks nothing", () => {
  const host = createFakeHost({ denied: ["staff"] });
  renderScreen(userManagePlan, host);
  expect(screen.getByText("没有此页面的权限")).toBeTruthy();
  expect(host.calls).toEqual([]);
});

test("a disabled action says why and does nothing", async () => {
  const host = createFakeHost({ answers: { "userAdmin.list": () => page(7) } });
  renderScreen(userManagePlan, host);
  const stop = within(await rowOf("用户7")).getByRole("button", { name: "停用" });
  expect(stop.getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(stop.getAttribute("aria-describedby")!)?.textContent).toBe("不能停用自己");
  expect(stop.dataset.reason).toBe("不能停用自己");
  fireEvent.click(stop);
  expect(screen.queryByText(/确定停用/)).toBeNull();
});

test("a condition that fails is reported in place and hurts nothing else", async () => {
  const [edit, ...others] = userManagePlan.rowActions;
  const plan = {
    ...userManagePlan,
    rowActions: [{ ...edit!, visible: "{{ row.department.name === 'A' }}" }, ...others],
  };
  renderScreen(plan, createFakeHost({ answers: { "userAdmin.list": () => page(8) } }));
  const row = within(await rowOf("用户8"));
  expect(row.getByRole("button", { name: /编辑.*条件出错/ })).toBeTruthy();
  expect(row.getByRole("button", { name: "停用" })).toBeTruthy();
});

test("asks first, acts, and the list follows by itself", async () => {
  let status = 1;
  const host = createFakeHost({
    answers: {
      "userAdmin.list": () => ({
        list: [user(8, { status }), user(9, { name: status === 1 ? "旧" : "新" })],
        total: 2,
      }),
      "userAdmin.modifyStatus": () => {
        status = 0;
        return null;
      },
    },
  });
  renderScreen(userManagePlan, host);
  const row = await rowOf("用户8");
  fireEvent.click(within(row).getByRole("button", { name: "停用" }));
  await answerQuestion("确定停用「用户8」？停用后该用户不能登录。", "停用");
  expect(await within(row).findByRole("button", { name: "启用" })).toBeTruthy();
  expect(await screen.findByText("已停用")).toBeTruthy();
  expect(host.calls[1]).toEqual({
    operationId: "userAdmin.modifyStatus",
    params: { userId: 8, status: 0 },
  });
  expect(screen.getByText("新")).toBeTruthy();
});

test("a refused question ends the action quietly", async () => {
  const host = createFakeHost({ answers: { "userAdmin.list": () => page(8) } });
  renderScreen(userManagePlan, host);
  fireEvent.click(within(await rowOf("用户8")).getByRole("button", { name: "停用" }));
  await answerQuestion("确定停用「用户8」？停用后该用户不能登录。", "取消");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(host.calls).toHaveLength(1);
});

test("a notice's link that asks after the action has ended leaves its button free", async () => {
  let follow: () => Promise<void> = async () => undefined;
  const host = createFakeHost({ answers: { "userAdmin.list": () => page(8) } });
  const outside = {
    ...host.outside,
    notify: ({ link }: Notice) => {
      follow = link!.run;
    },
  };
  const link = { label: "查看", do: [{ verb: "confirm", args: { confirm: "现在处理？" } }] };
  const notify = action("told", "校验", { do: [{ verb: "notify", args: { notify: "完成", link } }] });
  renderScreen({ ...userManagePlan, toolbar: [notify] }, { ...host, outside });
  await rowOf("用户8");
  const button = screen.getByRole("button", { name: "校验" });
  await act(async () => fireEvent.click(button));
  const followed = follow();
  await answerQuestion("现在处理？", "校验");
  await act(async () => followed);
  expect(button.getAttribute("aria-busy")).toBe("false");
});

test("a running action shows it and cannot be started twice", async () => {
  let finish: (value: unknown) => void = () => undefined;
  const host = createFakeHost({
    answers: {
      "userAdmin.list": () => ({ list: [user(8, { status: 0 })], total: 1 }),
      "userAdmin.modifyStatus": () => new Promise((resolve) => (finish = resolve)),
    },
  });
  renderScreen(userManagePlan, host);
  const start = within(await rowOf("用户8")).getByRole("button", { name: "启用" });
  fireEvent.click(start);
  fireEvent.click(start);
  await waitFor(() => expect(start.getAttribute("aria-busy")).toBe("true"));
  expect(host.calls.filter(({ operationId }) => operationId === "userAdmin.modifyStatus")).toHaveLength(1);
  finish(null);
  await waitFor(() => expect(start.getAttribute("aria-busy")).toBe("false"));
});

test("a row whose key is a name that objects know shows its actions", async () => {
  const odd = { ...user(8), id: "toString" };
  renderScreen(
    userManagePlan,
    createFakeHost({ answers: { "userAdmin.list": () => ({ list: [odd], total: 1 }) } }),
  );
  const edit = within(await rowOf("用户8")).getByRole("button", { name: "编辑" });
  expect(edit.getAttribute("aria-busy")).toBe("false");
});

test("an action that leaves the list hands over where its row stands in it", async () => {
  const host = createFakeHost({ answers: { "userAdmin.list": () => page(8, 9) } });
  const left: unknown[] = [];
  const link = { navigate: "/user", with: { id: "{{ row.id }}" } };
  const open = action("open", "打开", { do: [{ verb: "navigate", args: link }] });
  const away = action("away", "离开", { do: [{ verb: "navigate", args: { navigate: "/elsewhere" } }] });
  renderScreen(
    { ...userManagePlan, rowActions: [open], toolbar: [away] },
    { ...host, navigate: (to, trail) => left.push([to, trail]) },
  );
  fireEvent.click(within(await rowOf("用户9")).getByRole("button", { name: "打开" }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toEqual([
    "/user?id=9",
    expect.objectContaining({ to: link, key: "9", page: 1, at: 1, rowKey: "id" }),
  ]);
  fireEvent.click(screen.getByRole("button", { name: "离开" }));
  await waitFor(() => expect(left[1]).toEqual(["/elsewhere", undefined]));
});

test("what destroys stands behind 更多; the keyboard reaches it and reads why it cannot be started", async () => {
  const host = createFakeHost({ answers: { "userAdmin.list": () => page(8) } });
  const remove = action("remove", "删除", {
    style: "danger",
    disabled: [{ when: "{{ true }}", reason: "还有客户" }],
    do: [{ verb: "navigate", args: { navigate: "/gone" } }],
  });
  renderScreen({ ...userManagePlan, rowActions: [remove] }, host);
  const row = within(await rowOf("用户8"));
  expect(row.queryByRole("button", { name: "删除" })).toBeNull();
  fireEvent.click(row.getByRole("button", { name: "更多" }));
  const item = await screen.findByRole("menuitem", { name: "删除（还有客户）" });
  expect(item.getAttribute("aria-disabled")).toBe("true");
  item.focus();
  expect(document.activeElement).toBe(item);
  fireEvent.keyDown(item, { key: "Enter", keyCode: 13, which: 13 });
  fireEvent.click(item);
  expect(host.visited).toEqual([]);
  expect(row.getByRole("button", { name: "更多" }).getAttribute("aria-expanded")).toBe("true");
});

test("more than three actions of a row stand behind 更多", async () => {
  const extra = ["a", "b", "c"].map((id) => ({
    ...userManagePlan.rowActions[0]!,
    id,
    label: `操作${id}`,
    do: [{ verb: "navigate", args: { navigate: `/go/${id}/{{ row.id }}` } }],
  }));
  const host = createFakeHost({ answers: { "userAdmin.list": () => page(8) } });
  const plan = { ...userManagePlan, rowActions: [...userManagePlan.rowActions, ...extra] };
  const shown = renderScreen(plan, host);
  const row = within(await rowOf("用户8"));
  expect(row.queryByRole("button", { name: "操作b" })).toBeNull();
  fireEvent.click(row.getByRole("button", { name: "更多" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "操作b" }));
  await waitFor(() => expect(host.visited).toEqual(["/go/b/8"]));
  // A page that comes back to the front does not jump to where a menu was once opened.
  shown.show(false);
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.focus();
  shown.show(true);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
