import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { rowOf, user } from "../../testing/users.ts";

setUpBrowser();

const plan: ListPlan = {
  ...userManagePlan,
  selectable: { disabled: [{ when: "{{ row.status === 0 }}", reason: "「{{ row.name }}」已停用" }] },
};

const STOPPED = { status: 0 };
const pageBox = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "选择本页全部" });
const boxOf = async (name: string) => within(await rowOf(name)).getByRole<HTMLInputElement>("checkbox");

test("a row that cannot be ticked says why, and neither pointer, key, range nor the page's box ticks it", async () => {
  const list = [user(1), user(2, STOPPED), user(3), user(4)];
  renderScreen(plan, createFakeHost({ answers: { "userAdmin.list": () => ({ list, total: 4 }) } }));
  const box = await boxOf("用户2");
  expect(box.getAttribute("aria-disabled")).toBe("true");
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "「用户2」已停用",
  );
  fireEvent.click(box);
  fireEvent.keyDown(await rowOf("用户2"), { key: " " });
  expect(screen.queryByText(/已选/)).toBeNull();

  fireEvent.click(await boxOf("用户1"));
  fireEvent.click(await boxOf("用户3"), { shiftKey: true });
  expect(screen.getByText("已选 2 条")).toBeTruthy();
  expect(pageBox().indeterminate).toBe(true);
  fireEvent.click(pageBox());
  expect(screen.getByText("已选 3 条")).toBeTruthy();
  expect(pageBox().checked).toBe(true);
  expect(screen.getByText("已选本页 3 条，另有 1 条不可勾选")).toBeTruthy();
});

test("the reason is told by the pointer, and by a key that reaches the row", async () => {
  const list = [user(1), user(2, STOPPED)];
  renderScreen(plan, createFakeHost({ answers: { "userAdmin.list": () => ({ list, total: 2 }) } }));
  fireEvent.pointerOver(await boxOf("用户2"));
  expect(document.querySelector(".reason-tip")?.textContent).toBe("「用户2」已停用");
  fireEvent.pointerOver(await boxOf("用户1"));
  expect(document.querySelector(".reason-tip")).toBeNull();
  expect((await boxOf("用户2")).dataset["hint"]).toBe("不可勾选：「用户2」已停用");
});

test("a ticked row that cannot be ticked any more loses its tick, which is said once", async () => {
  let status = 1;
  const host = createFakeHost({
    answers: { "userAdmin.list": () => ({ list: [user(1), user(2, { status })], total: 2 }) },
  });
  renderScreen(plan, host);
  fireEvent.click(await boxOf("用户1"));
  fireEvent.click(await boxOf("用户2"));
  expect(screen.getByText("已选 2 条")).toBeTruthy();
  status = 0;
  fireEvent.click(screen.getByRole("button", { name: "刷新" }));
  await waitFor(() => expect(screen.getByText("已选 1 条")).toBeTruthy());
  expect(host.heard).toEqual(["1 行已不能勾选，勾选已取消"]);
});

test("a page without a row to tick has a box that is off", async () => {
  const list = [user(1, STOPPED)];
  renderScreen(plan, createFakeHost({ answers: { "userAdmin.list": () => ({ list, total: 1 }) } }));
  await rowOf("用户1");
  expect(pageBox().disabled).toBe(true);
  expect(pageBox().title).toBe("本页没有可勾选的行");
});

test("a condition that fails keeps the row from being ticked and says so", async () => {
  const broken = { ...plan, selectable: { disabled: [{ when: "{{ row.none.of === 1 }}", reason: "不可" }] } };
  renderScreen(
    broken,
    createFakeHost({ answers: { "userAdmin.list": () => ({ list: [user(1)], total: 1 }) } }),
  );
  expect((await boxOf("用户1")).dataset["reason"]).toMatch(/^勾选的条件出错/);
});
