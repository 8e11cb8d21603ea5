import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createUserSettings } from "../../../../session/user-settings/user-settings.ts";
import { clientListPlan, clients } from "../../../testing/client-list-plan.ts";
import { createFakeHost, type FakeHost } from "../../../testing/fake-host.ts";
import { filter } from "../../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../../testing/render-screen.tsx";

setUpBrowser();

const answers = { "client.list": () => clients(1) };
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const panel = () => {
  fireEvent.click(screen.getByRole("button", { name: "常用筛选" }));
  return within(screen.getByRole("dialog", { name: "常用筛选" }));
};
const save = async (name: string) => {
  const open = panel();
  fireEvent.change(open.getByRole("textbox", { name: "筛选名称" }), { target: { value: name } });
  fireEvent.click(open.getByRole("button", { name: "保存当前筛选" }));
  await open.findByRole("button", { name });
  return open;
};
const open = async (host = createFakeHost({ answers }), plan = clientListPlan, search = "") => {
  await host.settings.load();
  const page = renderScreen(plan, host, { search });
  await screen.findByText("客户1");
  return page;
};
const SCREEN = clientListPlan.id;
const theirs = { id: 50, screen: SCREEN, own: false, shared: true, removable: false, rowVersion: "1" };

test("are saved, applied, renamed and deleted", async () => {
  const host = createFakeHost({ answers });
  const page = await open(host);
  type("客户名称", "甲");
  const popup = await save("我的客户");
  fireEvent.click(popup.getByRole("button", { name: "重命名「我的客户」" }));
  fireEvent.change(popup.getByRole("textbox", { name: "新名称" }), { target: { value: "甲的客户" } });
  fireEvent.click(popup.getByRole("button", { name: "确定" }));
  expect(page.search()).toBe("");
  fireEvent.click(await popup.findByRole("button", { name: "甲的客户" }));
  await waitFor(() => expect(host.calls.at(-1)?.params).toMatchObject({ name: "甲" }));
  expect(screen.queryByRole("dialog", { name: "常用筛选" })).toBeNull();
  fireEvent.click(panel().getByRole("button", { name: "删除「甲的客户」" }));
  expect(await screen.findByText(/还没有常用筛选/)).toBeTruthy();
  expect(host.settingsServer.filters).toEqual([]);
});

test("a name that is taken is refused, and one's own can be saved anew under its name", async () => {
  const host = createFakeHost({ answers });
  await open(host);
  await save("一");
  fireEvent.click(screen.getByRole("button", { name: "常用筛选" }));
  const popup = await save("二");
  fireEvent.click(popup.getByRole("button", { name: "重命名「一」" }));
  fireEvent.change(popup.getByRole("textbox", { name: "新名称" }), { target: { value: "二" } });
  expect(popup.getByRole("alert").textContent).toBe("已有同名的筛选");
  expect(popup.getByRole<HTMLButtonElement>("button", { name: "确定" }).disabled).toBe(true);
  type("客户名称", "乙");
  fireEvent.change(popup.getByRole("textbox", { name: "筛选名称" }), { target: { value: "二" } });
  fireEvent.click(popup.getByRole("button", { name: "更新「二」" }));
  await waitFor(() =>
    expect(host.settingsServer.filters.map(({ conditions }) => conditions)).toEqual([{}, { name: "乙" }]),
  );
});

test("a name that another tab has used meanwhile is refused with the reason, and its filter shown", async () => {
  const host = createFakeHost({ answers });
  await open(host);
  host.settingsServer.filters.push({ ...theirs, own: true, name: "别处存的", conditions: { name: "甲" } });
  const popup = panel();
  fireEvent.change(popup.getByRole("textbox", { name: "筛选名称" }), { target: { value: "别处存的" } });
  fireEvent.click(popup.getByRole("button", { name: "保存当前筛选" }));
  expect(await popup.findByText("已有名为「别处存的」的常用筛选")).toBeTruthy();
  expect(popup.getByRole("button", { name: "别处存的" })).toBeTruthy();
  expect(host.settingsServer.filters).toMatchObject([{ conditions: { name: "甲" } }]);
});

test("while one is renamed the others' keys and inputs work as ever, and Esc leaves the renaming alone", async () => {
  await open();
  const popup = await save("一");
  fireEvent.click(popup.getByRole("button", { name: "重命名「一」" }));
  expect(document.activeElement).toBe(popup.getByRole("textbox", { name: "新名称" }));
  const created = popup.getByRole("textbox", { name: "筛选名称" });
  created.focus();
  fireEvent.change(created, { target: { value: "二" } });
  expect(document.activeElement).toBe(created);
  // The Enter that ends the choice of a Chinese word.
  fireEvent.keyDown(created, { key: "Enter", isComposing: true });
  fireEvent.keyDown(created, { key: "Escape", isComposing: true });
  expect(popup.queryByRole("button", { name: "二" })).toBeNull();
  fireEvent.keyDown(popup.getByRole("textbox", { name: "新名称" }), { key: "Escape" });
  expect(popup.queryByRole("textbox", { name: "新名称" })).toBeNull();
  expect(popup.getByRole("button", { name: "一" })).toBeTruthy();
  expect(document.activeElement).toBe(created);
  fireEvent.keyDown(created, { key: "Escape" });
  expect(screen.queryByRole("dialog", { name: "常用筛选" })).toBeNull();
});

test("the focus stays in the panel after a renaming and a deletion", async () => {
  await open();
  const popup = await save("一");
  const created = popup.getByRole("textbox", { name: "筛选名称" });
  fireEvent.click(popup.getByRole("button", { name: "重命名「一」" }));
  fireEvent.keyDown(popup.getByRole("textbox", { name: "新名称" }), { key: "Enter" });
  await waitFor(() => expect(document.activeElement).toBe(created));
  const gone = popup.getByRole("button", { name: "删除「一」" });
  gone.focus();
  fireEvent.click(gone);
  await waitFor(() => expect(document.activeElement).toBe(created));
});

test("the default one is what the list opens with, unless the address asks for something", async () => {
  const host = createFakeHost({ answers });
  await open(host);
  type("客户名称", "甲");
  fireEvent.click((await save("默认客户")).getByRole("button", { name: "打开列表时使用「默认客户」" }));
  cleanup();
  await open(host);
  expect(host.calls.at(-1)?.params).toMatchObject({ name: "甲" });
  cleanup();
  await open(host, clientListPlan, "page=2");
  expect(host.calls.at(-1)?.params).not.toHaveProperty("name");
  // Filters that the list no longer has are left out, with a word to the user.
  cleanup();
  await open(host, { ...clientListPlan, filters: [] });
  expect(host.calls.at(-1)?.params).not.toHaveProperty("name");
  await waitFor(() => expect(host.heard).toEqual(["常用筛选「默认客户」有 1 项条件没有使用"]));
});

/** Settings with a default filter that the server sends only after its release. */
function slowSettings(host: FakeHost) {
  host.settingsServer.filters.push({ ...theirs, name: "甲", conditions: { name: "甲" } });
  host.settingsServer.kept.set(`defaultFilter ${SCREEN}`, { filterId: 50 });
  let tell = (): void => undefined;
  const answered = new Promise<void>((resolve) => (tell = resolve));
  const call = async (...asked: Parameters<typeof host.settingsServer.call>) => {
    await answered;
    return await host.settingsServer.call(...asked);
  };
  const settings = createUserSettings({ call });
  return { settings, loaded: settings.load(), tell };
}

test("a default that comes after the list has opened is taken up before the first row", async () => {
  const host = createFakeHost({
    answers: { "client.list": (params) => ("name" in params ? clients(1) : new Promise(() => undefined)) },
  });
  const { settings, tell } = slowSettings(host);
  renderScreen(clientListPlan, { ...host, settings });
  await waitFor(() => expect(host.calls).toHaveLength(1));
  tell();
  await screen.findByText("客户1");
  expect(host.calls.map(({ params }) => params["name"])).toEqual([undefined, "甲"]);
});

test("a default that comes after the first row changes nothing under the user's eyes", async () => {
  const host = createFakeHost({ answers });
  const { settings, loaded, tell } = slowSettings(host);
  renderScreen(clientListPlan, { ...host, settings });
  await screen.findByText("客户1");
  tell();
  await act(async () => await loaded);
  expect(within(panel().getByRole("list", { name: "同事共享" })).getByText("默认 ✓")).toBeTruthy();
  expect(host.calls).toHaveLength(1);
});

test("one that a colleague shares says whose it is, is applied, and is theirs to change", async () => {
  const host = createFakeHost({ answers });
  const shared = { ...theirs, ownerName: "孙丽", deptName: "会计一部", conditions: { name: "甲" } };
  host.settingsServer.filters.push({ ...shared, name: "一部的" });
  host.settingsServer.filters.push({ ...shared, id: 51, screen: "another.screen", name: "别的列表的" });
  await open(host);
  const list = within(panel().getByRole("list", { name: "同事共享" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  expect(list.getByText("孙丽 · 会计一部")).toBeTruthy();
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["一部的", "设为默认"]);
  fireEvent.click(list.getByRole("button", { name: "一部的" }));
  await waitFor(() => expect(host.calls.at(-1)?.params).toMatchObject({ name: "甲" }));
});

test("is shared with one press and taken back with another; what others use is asked about before it goes", async () => {
  const host = createFakeHost({ answers });
  await open(host);
  const popup = await save("大家的");
  const share = () => popup.getByRole("button", { name: "与部门共享「大家的」" });
  fireEvent.click(share());
  await waitFor(() => expect(share().textContent).toBe("部门共享 ✓"));
  fireEvent.click(popup.getByRole("button", { name: "删除「大家的」" }));
  expect(popup.getByText(/删除后部门同事也不能再使用/)).toBeTruthy();
  fireEvent.click(popup.getByRole("button", { name: "取消" }));
  fireEvent.click(share());
  await waitFor(() => expect(share().textContent).toBe("部门共享"));
  expect(host.settingsServer.filters).toMatchObject([{ name: "大家的", shared: false }]);
});

test("hold a span that moves with the calendar as a word, and ask with the days of the day", async () => {
  const host = createFakeHost({ answers });
  const day = filter("day", "日期", "date-range", { params: ["from", "to"] });
  host.settingsServer.filters.push({ ...theirs, name: "上月的", conditions: { day: "last-month" } });
  const page = await open(host, { ...clientListPlan, filters: [day] });
  fireEvent.click(panel().getByRole("button", { name: "上月的" }));
  await waitFor(() =>
    expect(host.calls.at(-1)?.params).toMatchObject({ from: "2026-10-01", to: "2026-10-31" }),
  );
  await waitFor(() => expect(page.search()).toBe("f.day=last-month"));
  expect(screen.getByRole("combobox", { name: "日期" }).textContent).toContain("上月");
});

test("that cannot be read leave the list as it is planned, and are read again on demand", async () => {
  const host = createFakeHost({ answers });
  host.settingsServer.failure = "服务器忙";
  await host.settings.load();
  await open(host);
  const popup = panel();
  expect(popup.getByRole("alert").textContent).toContain("没有读取到常用筛选");
  host.settingsServer.failure = null;
  fireEvent.click(popup.getByRole("button", { name: "重试" }));
  expect(await popup.findByText(/还没有常用筛选/)).toBeTruthy();
});
