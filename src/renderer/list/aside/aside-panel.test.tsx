import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { clientListPlan, clients } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { action } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();

const plan: ListPlan = {
  ...clientListPlan,
  toolbar: [action("reload", "重载部门", { do: [{ verb: "reload", args: { reload: "aside" } }] })],
  aside: {
    title: "部门",
    source: { call: "department.tree", params: {} },
    value: "deptId",
    label: "deptName",
    children: "children",
    count: "userCount",
    param: "deptId",
    all: "全部部门",
    toolbar: [action("add", "新增部门", { do: [{ verb: "navigate", args: { navigate: "/new" } }] })],
    nodeActions: [
      action("rename", "重命名", {
        visible: "{{ node.deptId !== 1 }}",
        do: [{ verb: "navigate", args: { navigate: "/dept", with: { name: "{{ node.deptName }}" } } }],
      }),
    ],
  },
};
const tree = [
  {
    deptId: 1,
    deptName: "总公司",
    userCount: 12,
    children: [
      { deptId: 2, deptName: "会计一部", userCount: 5, children: [] },
      { deptId: 3, deptName: "外勤部", userCount: 4 },
    ],
  },
];
const answers = { "client.list": () => clients(1), "department.tree": () => tree };
const node = (name: RegExp | string) => screen.findByRole("treeitem", { name });

test("a chosen node decides which rows the list asks for, and stands in the address", async () => {
  const host = createFakeHost({ answers });
  const page = renderScreen(plan, host);
  fireEvent.click(await node(/会计一部/));
  await waitFor(() => expect(page.search()).toBe("node=%7E2"));
  expect(host.calls.at(-1)?.params).toEqual({ deptId: 2, pageNum: 1, pageSize: 20 });
  expect((await node(/会计一部/)).getAttribute("aria-selected")).toBe("true");
  expect((await node(/会计一部/)).textContent).toContain("5");
  fireEvent.click(await node("全部部门"));
  await waitFor(() => expect(page.search()).toBe(""));
  expect(host.calls.at(-1)?.params).toEqual({ pageNum: 1, pageSize: 20 });
});

test("the search keeps what it finds and what stands above it", async () => {
  renderScreen(plan, createFakeHost({ answers }));
  await node(/外勤部/);
  fireEvent.change(screen.getByRole("searchbox", { name: "搜索部门" }), { target: { value: "外勤" } });
  expect(
    screen.getAllByRole("treeitem").map(({ ariaLevel, textContent }) => ariaLevel ?? textContent),
  ).toHaveLength(3);
  expect(screen.queryByRole("treeitem", { name: /会计一部/ })).toBeNull();
});

test("a search that finds nothing says so", async () => {
  renderScreen(plan, createFakeHost({ answers }));
  await node(/外勤部/);
  fireEvent.change(screen.getByRole("searchbox", { name: "搜索部门" }), { target: { value: "仓库" } });
  expect(await screen.findByText("没有找到「仓库」，请换个名称")).toBeTruthy();
});

test("arrow keys move, open and close; Enter chooses", async () => {
  const page = renderScreen(plan, createFakeHost({ answers }));
  const all = await node("全部部门");
  all.focus();
  fireEvent.keyDown(all, { key: "ArrowDown" });
  const head = await node(/总公司/);
  expect(document.activeElement).toBe(head);
  fireEvent.keyDown(head, { key: "ArrowLeft" });
  await waitFor(() => expect(head.getAttribute("aria-expanded")).toBe("false"));
  expect(screen.queryByRole("treeitem", { name: /外勤部/ })).toBeNull();
  fireEvent.keyDown(head, { key: "ArrowRight" });
  await waitFor(() => expect(head.getAttribute("aria-expanded")).toBe("true"));
  fireEvent.keyDown(head, { key: "End" });
  const last = await node(/外勤部/);
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last, { key: "Enter" });
  await waitFor(() => expect(page.search()).toBe("node=%7E3"));
  fireEvent.keyDown(last, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(head);
});

test("a node's own actions see the node; those it does not have are not there", async () => {
  const host = createFakeHost({ answers });
  renderScreen(plan, host);
  expect(within(await node(/总公司/)).queryByRole("button")).toBeNull();
  fireEvent.click(within(await node(/会计一部/)).getByRole("button", { name: "会计一部的操作" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "重命名" }));
  await waitFor(() => expect(host.visited).toEqual([`/dept?name=${encodeURIComponent("会计一部")}`]));
  expect(host.calls.filter(({ operationId }) => operationId === "client.list")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "新增部门" }));
  await waitFor(() => expect(host.visited).toContain("/new"));
});

test("a tree that cannot be loaded says so and leaves the rows alone", async () => {
  let isBroken = true;
  const broken = () => {
    if (isBroken) throw new RequestError("http", "服务器繁忙");
    return tree;
  };
  renderScreen(plan, createFakeHost({ answers: { ...answers, "department.tree": broken } }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("部门加载失败：服务器繁忙");
  expect(await screen.findByText("客户1")).toBeTruthy();
  isBroken = false;
  fireEvent.click(within(alert).getByRole("button", { name: "重试" }));
  expect(await node(/总公司/)).toBeTruthy();
});

test("a step loads the tree again; a chosen node that is gone gives the whole list", async () => {
  let now: unknown = tree;
  const host = createFakeHost({ answers: { ...answers, "department.tree": () => now } });
  const page = renderScreen(plan, host, { search: "node=~3" });
  await node(/外勤部/);
  now = [{ deptId: 1, deptName: "总公司" }];
  fireEvent.click(screen.getByRole("button", { name: "重载部门" }));
  await waitFor(() => expect(page.search()).toBe(""));
  expect(screen.queryByRole("treeitem", { name: /外勤部/ })).toBeNull();
});

test("its width and whether it is folded are kept for the user", async () => {
  const host = createFakeHost({ answers });
  renderScreen(plan, host);
  await node(/总公司/);
  const edge = screen.getByRole("separator", { name: "调整宽度" });
  for (let press = 0; press < 20; press += 1) fireEvent.keyDown(edge, { key: "ArrowRight" });
  expect(edge.getAttribute("aria-valuenow")).toBe("320");
  fireEvent.click(screen.getByRole("button", { name: "收起部门" }));
  cleanup();
  renderScreen(plan, host);
  expect(await screen.findByText("客户1")).toBeTruthy();
  expect(screen.queryByRole("tree")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "展开部门" }));
  expect((await screen.findByRole("separator")).getAttribute("aria-valuenow")).toBe("320");
});

test("a node that an old link names and that is gone gives the whole list", async () => {
  const host = createFakeHost({ answers });
  const page = renderScreen(plan, host, { search: "node=~987654" });
  await node(/总公司/);
  await waitFor(() => expect(page.search()).toBe(""));
  expect(host.calls.at(-1)?.params).toEqual({ pageNum: 1, pageSize: 20 });
  expect((await node("全部部门")).getAttribute("aria-selected")).toBe("true");
});
