import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { filter } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { page } from "../../testing/users.ts";

setUpBrowser();

const ROLES = {
  list: ["会计", "主管会计", "出纳", "开票（一部）"].map((roleName, roleId) => ({ roleId, roleName })),
};
const answers = { "userAdmin.list": () => page(1), "role.page": () => ROLES };

async function openList(plan: ListPlan = userManagePlan, more: Parameters<typeof createFakeHost>[0] = {}) {
  const host = createFakeHost({ answers: { ...answers, ...more.answers } });
  const shown = renderScreen(plan, host);
  await screen.findByText("用户1");
  const asked = () => host.calls.filter(({ operationId }) => operationId === "userAdmin.list");
  return { host, shown, asked };
}

async function write(sentence: string): Promise<HTMLElement> {
  fireEvent.keyDown(document.body, { code: "KeyS", altKey: true });
  const box = await screen.findByRole("textbox", { name: "要找的数据" });
  fireEvent.change(box, { target: { value: sentence } });
  return box;
}

const heard = () =>
  within(screen.getByRole("list", { name: "看懂的条件" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const unknown = () =>
  within(screen.getByRole("list", { name: "没看懂的" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("says what it has understood; Enter asks for that, in place of what was asked before", async () => {
  const { shown, asked } = await openList();
  shown.visit("f.remark=旧");
  await waitFor(() => expect(asked().at(-1)?.params).toMatchObject({ remark: "旧" }));
  const box = await write("停用 手机号 138");
  expect(heard()).toEqual(["状态停用", "手机号138"]);
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() => expect(asked().at(-1)?.params).toMatchObject({ status: 0, phone: "138" }));
  expect(asked().at(-1)?.params).not.toHaveProperty("remark");
  expect(screen.queryByRole("dialog", { name: "一句话筛选" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("一句话筛选");
});

test("does not guess what it has not understood: Enter asks nothing, a button leaves it out", async () => {
  const { asked } = await openList();
  const box = await write("停用 很久没来");
  expect(unknown()).toEqual(["很久没来 没看懂"]);
  fireEvent.keyDown(box, { key: "Enter" });
  expect(asked()).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "只按看懂的筛选" }));
  await waitFor(() => expect(asked().at(-1)?.params).toMatchObject({ status: 0 }));
});

test("an Enter before the names are found is done when they are", async () => {
  const { asked } = await openList();
  const box = await write("角色 出纳 启用");
  expect(heard()).toContain("角色正在查找“出纳”…");
  fireEvent.keyDown(box, { key: "Enter" });
  expect(asked()).toHaveLength(1);
  await waitFor(() => expect(asked().at(-1)?.params).toMatchObject({ roleId: 2, status: 1 }));
});

test("a name is the whole name of a choice, or part of one alone", async () => {
  await openList();
  await write("角色 会计");
  await waitFor(() => expect(heard()).toEqual(["角色会计"]));
  fireEvent.change(screen.getByRole("textbox", { name: "要找的数据" }), { target: { value: "角色 主管" } });
  await waitFor(() => expect(heard()).toEqual(["角色主管会计"]));
  fireEvent.change(screen.getByRole("textbox", { name: "要找的数据" }), { target: { value: "角色 计" } });
  await waitFor(() => expect(unknown()).toEqual(["角色 计 “角色”里叫“计”的有会计、主管会计，请写全名"]));
  fireEvent.change(screen.getByRole("textbox", { name: "要找的数据" }), { target: { value: "角色 经理" } });
  await waitFor(() => expect(unknown()).toEqual(["角色 经理 “角色”里没有“经理”"]));
});

test("names that cannot be asked for are told with the reason; Enter asks again", async () => {
  let isBusy = true;
  const roles = () => (isBusy ? Promise.reject(new Error("服务器忙")) : ROLES);
  const { asked } = await openList(userManagePlan, { answers: { "role.page": roles } });
  const box = await write("角色 会计");
  await waitFor(() => expect(unknown()).toEqual(["角色 会计 没有查到“会计”（服务器忙），按回车再查"]));
  isBusy = false;
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() => expect(asked().at(-1)?.params).toMatchObject({ roleId: 0 }));
});

test("names and texts are taken as they are written, and tidied as in their fields", async () => {
  const { asked } = await openList();
  const box = await write("角色 开票（一部） 手机号 138-0000 备注 甲（乙）");
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() =>
    expect(asked().at(-1)?.params).toMatchObject({ roleId: 3, phone: "1380000", remark: "甲（乙）" }),
  );
});

test("the Enter that ends a Chinese word asks nothing", async () => {
  const { asked } = await openList();
  const box = await write("停用");
  fireEvent.keyDown(box, { key: "Enter", isComposing: true });
  await screen.findByRole("list", { name: "看懂的条件" });
  expect(asked()).toHaveLength(1);
});

test("what a list cannot do without stays as it is", async () => {
  const plan = {
    ...userManagePlan,
    filters: [...userManagePlan.filters, filter("kjnd", "年度", "number", { required: true, initial: 2026 })],
  };
  const { asked } = await openList(plan);
  const box = await write("停用");
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() => expect(asked().at(-1)?.params).toMatchObject({ status: 0, kjnd: 2026 }));
});

test("a period is that of the screen; one that it cannot be about is told", async () => {
  const plan = { ...userManagePlan, context: { period: { max: "2026-10" } } };
  const { shown } = await openList(plan);
  const box = await write("9月 停用");
  expect(heard()).toEqual(["账期2026年09期", "状态停用"]);
  fireEvent.change(box, { target: { value: "12月 停用" } });
  expect(unknown()).toEqual(["12月 账期只能选不晚于 2026-10"]);
  fireEvent.change(box, { target: { value: "9月 停用" } });
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() => expect(new URLSearchParams(shown.search()).get("period")).toBe("2026-09"));
  expect(new URLSearchParams(shown.search()).get("f.status")).toBe("~0");
});

test("a list with few filters needs no sentence", async () => {
  await openList({ ...userManagePlan, filters: userManagePlan.filters.slice(0, 2) });
  expect(screen.queryByRole("button", { name: "一句话筛选" })).toBeNull();
});

test("opens the tab that the sentence names, and leaves it open where it names none", async () => {
  const tabs = {
    param: "status",
    items: [
      { id: "all", label: "全部" },
      { id: "0", label: "待处理", value: 0, name: 0 },
    ],
  };
  const filters = userManagePlan.filters.filter(({ id }) => id !== "status");
  const { asked } = await openList({ ...userManagePlan, filters, tabs });
  const box = await write("待处理 手机号 138");
  expect(heard()).toEqual(["页签待处理", "手机号138"]);
  fireEvent.keyDown(box, { key: "Enter" });
  await waitFor(() => expect(asked().at(-1)?.params).toMatchObject({ status: 0, phone: "138" }));
  expect(screen.getByRole("tab", { name: "待处理" }).getAttribute("aria-selected")).toBe("true");
  fireEvent.keyDown(await write("手机号 139"), { key: "Enter" });
  await waitFor(() => expect(asked().at(-1)?.params).toMatchObject({ status: 0, phone: "139" }));
});
