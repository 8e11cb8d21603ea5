import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type ListPlan, PLAN_FORMAT, type ScreenPlan } from "../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "./testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "./testing/render-screen.tsx";
import { userManagePlan } from "./testing/user-manage-plan.ts";
import { page, rowOf } from "./testing/users.ts";

setUpBrowser();

const custom = (surface: string): ScreenPlan => ({
  format: PLAN_FORMAT,
  catalogue: "test",
  id: "home",
  title: "首页",
  calls: {},
  enums: {},
  kind: "custom",
  surface,
});

test("a custom screen is its hand-written surface", () => {
  renderScreen(custom("home"), createFakeHost(), { surfaces: { home: () => <p>欢迎</p> } });
  expect(screen.getByText("欢迎")).toBeTruthy();
});

test.each<[string, ScreenPlan]>([
  ["a newer format", { ...userManagePlan, format: PLAN_FORMAT + 1 }],
  ["an unknown kind", { ...userManagePlan, kind: "hologram" } as unknown as ScreenPlan],
  ["an unknown surface", custom("hologram")],
])("%s asks for a newer application", (_name, plan) => {
  const host = createFakeHost();
  renderScreen(plan, host);
  expect(screen.getByText("此页面需要新版本的应用，请刷新")).toBeTruthy();
  expect(screen.getByRole("button", { name: "刷新" })).toBeTruthy();
  expect(host.calls).toEqual([]);
});

test("a surface that breaks shows why, in its place", () => {
  // React reports the error there too.
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error("坏了");
  };
  renderScreen(custom("broken"), createFakeHost(), { surfaces: { broken: Broken } });
  expect(screen.getByRole("alert").textContent).toContain("坏了");
  log.mockRestore();
});

test("a plan with parts missing says so in its place", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { columns: _columns, ...plan } = userManagePlan;
  renderScreen(plan as ListPlan, createFakeHost({ answers: { "userAdmin.list": () => page(1) } }));
  expect((await screen.findByRole("alert")).textContent).toContain("页面显示出错");
  log.mockRestore();
});

test("a plan whose parts are wrong shows the rest: a column and an action of unknown making", async () => {
  const columns = userManagePlan.columns.map((column) =>
    column.field === "account" ? { ...column, kind: "hologram" } : column,
  );
  const rowActions = userManagePlan.rowActions.map((action) =>
    action.id === "stop" ? { ...action, visible: "{{ row.nothing.there }}" } : action,
  );
  const host = createFakeHost({ answers: { "userAdmin.list": () => page(1) } });
  renderScreen({ ...userManagePlan, columns, rowActions }, host);
  const row = within(await rowOf("用户1"));
  expect(row.getByRole("button", { name: "没有名为「hologram」的字段类型" })).toBeTruthy();
  expect(row.getByRole("button", { name: /^操作「停用」的条件出错/ })).toBeTruthy();
  expect(row.getByRole("button", { name: "编辑" }).getAttribute("aria-disabled")).not.toBe("true");
  expect(row.getByText("138****1234")).toBeTruthy();
});

test.each([
  ["", "页面地址缺少「客户」，请从列表中打开"],
  ["id=x", "页面地址中的「客户」不正确，请从列表中打开"],
])(
  "an address without its input (%j) is told in a sentence, and leads to the page above",
  (search, words) => {
    const inputs = [{ name: "id", title: "客户", type: "integer" }] as const;
    const open = vi.fn<() => void>();
    const host = createFakeHost();
    renderScreen({ ...userManagePlan, inputs }, host, { search, parent: { title: "客户列表", open } });
    expect(screen.getByRole("alert").textContent).toContain(words);
    fireEvent.click(screen.getByRole("button", { name: "前往客户列表" }));
    expect(open).toHaveBeenCalledOnce();
    expect(host.calls).toEqual([]);
  },
);
