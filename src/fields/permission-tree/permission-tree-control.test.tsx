import { cleanup, configure, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { showControl } from "../testing/show-control.tsx";

beforeAll(() => configure({ defaultHidden: true }));
afterEach(cleanup);

const source = { call: "role.permissionTree", value: "code", label: "name" };
const tree = [
  {
    code: "setting",
    name: "设置",
    children: [
      { code: "user", name: "用户管理", children: [{ code: "user.add", name: "新增用户" }] },
      { code: "log", name: "操作日志" },
    ],
  },
  { code: "home", name: "首页" },
];

async function show(value: unknown, more = {}) {
  const shown = showControl("permission-tree", value, { source }, { call: async () => tree, more });
  await screen.findByRole("treeitem", { name: "设置" });
  return shown;
}

const flagOf = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: `${name} 的权限方式` });
const setFlag = (name: string, value: string) => fireEvent.change(flagOf(name), { target: { value } });

function lines() {
  return screen.getAllByRole("treeitem").map((item) => item.getAttribute("aria-label"));
}

test("begins folded, and opens and folds as a whole", async () => {
  await show(undefined);
  expect(lines()).toEqual(["设置", "首页"]);
  fireEvent.click(screen.getByRole("button", { name: "全部展开" }));
  expect(lines()).toEqual(["设置", "用户管理", "新增用户", "操作日志", "首页"]);
  fireEvent.click(screen.getByRole("button", { name: "全部收起" }));
  expect(lines()).toEqual(["设置", "首页"]);
});

test("what is opened as a whole before the permissions have come is open when they come", async () => {
  let answer: (nodes: typeof tree) => void = () => undefined;
  const call = () => new Promise<typeof tree>((resolve) => (answer = resolve));
  showControl("permission-tree", undefined, { source }, { call });
  fireEvent.click(screen.getByRole("button", { name: "全部展开" }));
  answer(tree);
  await screen.findByRole("treeitem", { name: "新增用户" });
  fireEvent.click(screen.getByRole("button", { name: "收起 用户管理" }));
  expect(lines()).toEqual(["设置", "用户管理", "操作日志", "首页"]);
});

test("ticking a node ticks what leads to it; the parent shows that it is only partly granted", async () => {
  const { changes } = await show([{ code: "home", operationFlag: 2 }]);
  fireEvent.click(screen.getByRole("button", { name: "全部展开" }));
  setFlag("新增用户", "0");
  expect(changes.at(-1)).toEqual([
    { code: "home", operationFlag: 2 },
    { code: "setting", operationFlag: 0 },
    { code: "user", operationFlag: 0 },
    { code: "user.add", operationFlag: 0 },
  ]);
  const states = ["设置", "用户管理", "操作日志"].map((name) =>
    screen.getByRole("treeitem", { name }).getAttribute("aria-checked"),
  );
  expect(states).toEqual(["mixed", "true", "false"]);
});

test("each node takes one of three ways, or none", async () => {
  const { changes } = await show([{ code: "home", operationFlag: 0 }]);
  const flag = screen.getByRole<HTMLSelectElement>("combobox", { name: "首页 的权限方式" });
  expect([...flag.options].map(({ text }) => text)).toEqual([
    "无权限",
    "可操作",
    "可操作但不在菜单显示",
    "仅查看",
  ]);
  fireEvent.change(flag, { target: { value: "2" } });
  fireEvent.change(flag, { target: { value: "none" } });
  expect(changes).toEqual([[{ code: "home", operationFlag: 2 }], []]);
});

test("a line has one control, which grants a branch as a whole too", async () => {
  const { changes } = await show([{ code: "log", operationFlag: 2 }]);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("treeitem", { name: "设置" }).textContent).toContain("1 / 4");
  setFlag("设置", "all");
  expect(changes.at(-1)).toEqual([
    { code: "log", operationFlag: 2 },
    { code: "setting", operationFlag: 0 },
    { code: "user", operationFlag: 0 },
    { code: "user.add", operationFlag: 0 },
  ]);
});

test("says what differs from what is saved, and shows it alone", async () => {
  await show([
    { code: "home", operationFlag: 0 },
    { code: "setting", operationFlag: 0 },
    { code: "log", operationFlag: 0 },
  ]);
  expect(screen.getByText("与已保存的相同")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "全部展开" }));
  setFlag("首页", "none");
  setFlag("操作日志", "2");
  setFlag("用户管理", "0");
  expect(screen.getByText("与已保存的相比：新增 1 项，取消 1 项，改变方式 1 项")).toBeTruthy();
  expect(screen.getByRole("treeitem", { name: "首页" }).textContent).toContain("取消");
  fireEvent.click(screen.getByRole("button", { name: "全部收起" }));
  fireEvent.click(screen.getByRole("button", { name: "只看改动" }));
  expect(lines()).toEqual(["设置", "用户管理", "操作日志", "首页"]);
});

test("a search shows what it finds with what leads to it, or says that there is nothing", async () => {
  await show(undefined);
  const search = screen.getByRole("searchbox", { name: "搜索权限" });
  fireEvent.change(search, { target: { value: "新增" } });
  expect(lines()).toEqual(["设置", "用户管理", "新增用户"]);
  fireEvent.change(search, { target: { value: "没有" } });
  expect(screen.getByText(/没有找到「没有」/)).toBeTruthy();
});

test("the keyboard opens, walks, ticks and folds", async () => {
  const { changes } = await show(undefined);
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  screen.getByRole("treeitem", { name: "设置" }).focus();
  press("ArrowRight");
  expect(lines()).toEqual(["设置", "用户管理", "操作日志", "首页"]);
  press("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("用户管理");
  press("ArrowDown");
  press(" ");
  expect(changes).toEqual([
    [
      { code: "setting", operationFlag: 0 },
      { code: "log", operationFlag: 0 },
    ],
  ]);
  press("End");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("首页");
  press("Home");
  press("ArrowLeft");
  expect(lines()).toEqual(["设置", "首页"]);
  expect(screen.getAllByRole("treeitem").filter((item) => item.tabIndex === 0)).toHaveLength(1);
});

test("for reading alone nothing can be changed", async () => {
  const { changes } = await show(undefined, { readOnly: true });
  screen.getByRole("treeitem", { name: "首页" }).focus();
  fireEvent.keyDown(document.activeElement!, { key: " " });
  expect(flagOf("首页").disabled).toBe(true);
  expect(changes).toEqual([]);
});
