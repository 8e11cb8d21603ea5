import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan, clients } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { column, filter } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();

const withColumns = (...columns: ListPlan["columns"]): ListPlan => ({ ...clientListPlan, columns });
const answers = { "client.list": () => clients(1, 2) };
const titles = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const shown = async (text: string) => screen.findByText(text);

test("columns of one group stand under their common title, in two rows of head", async () => {
  const plan = withColumns(
    column("name", "客户名称"),
    column("code", "编号", "text", { group: "税务" }),
    column("tax", "税额", "number", { group: "税务" }),
  );
  renderScreen(plan, createFakeHost({ answers }));
  await shown("客户1");
  const group = screen.getByRole<HTMLTableCellElement>("columnheader", { name: "税务" });
  expect(group.colSpan).toBe(2);
  expect(screen.getByRole<HTMLTableCellElement>("columnheader", { name: "客户名称" }).rowSpan).toBe(2);
  expect(titles()).toEqual(["客户名称", "税务", "操作", "编号", "税额"]);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("4");
  expect((await shown("客户1")).closest("tr")?.getAttribute("aria-rowindex")).toBe("3");
});

test("a dotted field is read below the record that it names", async () => {
  const plan = withColumns(column("name", "客户名称"), column("owner.name", "负责人"));
  const list = [
    { ...client(1), owner: { name: "王芳" } },
    { ...client(2), owner: null },
  ];
  renderScreen(plan, createFakeHost({ answers: { "client.list": () => ({ list, total: 2 }) } }));
  await shown("王芳");
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(["王芳", "--"]));
});

test("a row is 40 px high, two lines or one; a compact one shows one line", async () => {
  const second = column("code", "编号", "text", { second: column("tax", "税额") });
  const host = createFakeHost({ answers });
  renderScreen(withColumns(column("name", "客户名称"), second), host);
  await shown("客户1");
  const table = screen.getByRole("table");
  const height = () => table.style.getPropertyValue("--grid-row");
  expect(height()).toBe("40px");
  expect(table.dataset.compact).toBeUndefined();
  fireEvent.click(screen.getByRole("button", { name: "列设置" }));
  fireEvent.click(await screen.findByRole("radio", { name: "紧凑" }));
  expect(height()).toBe("32px");
  expect(table.dataset.compact).toBe("true");
});

test("a title orders the list upwards, downwards, and no longer; the order stands in the address", async () => {
  const host = createFakeHost({ answers });
  const page = renderScreen(clientListPlan, host, { search: "page=3" });
  await shown("客户1");
  const press = () => fireEvent.click(screen.getByRole("button", { name: "税额" }));
  const order = () => screen.getByRole("columnheader", { name: "税额" }).getAttribute("aria-sort");
  expect(order()).toBe("none");
  press();
  await waitFor(() => expect(page.search()).toBe("sort=tax.asc"));
  expect(host.calls.at(-1)?.params).toEqual({ sortField: "tax", sortOrder: "asc", pageNum: 1, pageSize: 20 });
  expect(order()).toBe("ascending");
  press();
  await waitFor(() => expect(page.search()).toBe("sort=tax.desc"));
  expect(host.calls.at(-1)?.params).toMatchObject({ sortOrder: "desc" });
  expect(order()).toBe("descending");
  press();
  await waitFor(() => expect(page.search()).toBe(""));
  expect(host.calls.at(-1)?.params).toEqual({ pageNum: 1, pageSize: 20 });
  expect(screen.queryByRole("button", { name: "客户名称" })).toBeNull();
});

test("a list opens in the order of its plan", async () => {
  const host = createFakeHost({ answers });
  renderScreen({ ...clientListPlan, sorted: { column: "code", order: "descending" } }, host);
  await shown("客户1");
  expect(host.calls[0]?.params).toMatchObject({ sortField: "code", sortOrder: "desc" });
});

test("a second line stands below the value in the same cell", async () => {
  const second = { field: "code", title: "编号", kind: "text", options: {} };
  renderScreen(withColumns(column("name", "客户名称", "text", { second })), createFakeHost({ answers }));
  const cell = (await shown("客户1")).closest("td")!;
  expect(within(cell).getByText("K001")).toBeTruthy();
});

test("a second line that has nothing to say is not there", async () => {
  const second = { field: "note", title: "备注", kind: "text", options: {} };
  renderScreen(withColumns(column("name", "客户名称", "text", { second })), createFakeHost({ answers }));
  expect((await shown("客户1")).closest("td")?.textContent).toBe("客户1");
});

test("a value that is a link starts the row action", async () => {
  const host = createFakeHost({ answers });
  renderScreen(withColumns(column("name", "客户名称", "text", { action: "open" })), host);
  fireEvent.click(await screen.findByRole("button", { name: "客户2" }));
  await waitFor(() => expect(host.visited).toEqual(["/client/2"]));
});

test("a link without its action is plain text, one that is switched off says why", async () => {
  const [open] = clientListPlan.rowActions;
  const plan: ListPlan = {
    ...withColumns(column("name", "客户名称", "text", { action: "open" })),
    rowActions: [
      {
        ...open!,
        visible: "{{ row.id !== 1 }}",
        disabled: [{ when: "{{ row.id === 2 }}", reason: "客户已停用" }],
      },
    ],
  };
  renderScreen(plan, createFakeHost({ answers: { "client.list": () => clients(1, 2, 3) } }));
  await shown("客户1");
  expect(screen.queryByRole("button", { name: "客户1" })).toBeNull();
  expect(screen.getByRole("button", { name: "客户2" }).dataset.reason).toBe("客户已停用");
  expect(screen.getByRole("button", { name: "客户3" }).getAttribute("aria-disabled")).toBeNull();
});

test("the second line of a link is no part of it, and a broken action leaves the value readable", async () => {
  const second = { field: "code", title: "编号", kind: "text", options: {} };
  const plan: ListPlan = {
    ...withColumns(column("name", "客户名称", "text", { action: "open", second })),
    rowActions: [{ ...clientListPlan.rowActions[0]!, visible: "{{ row.id === 1 || row.none.here }}" }],
  };
  renderScreen(plan, createFakeHost({ answers }));
  expect((await screen.findByRole("button", { name: "客户1" })).textContent).toBe("客户1");
  const cell = within((await shown("客户2")).closest("td")!);
  expect(cell.getByText("K002")).toBeTruthy();
  expect(cell.getByRole("button", { name: /条件出错/ })).toBeTruthy();
});

test("of a company only the name is the link: copying its tax number starts nothing", async () => {
  const host = createFakeHost({ answers });
  const company = column("name", "客户名称", "company", { action: "open", options: { taxNumber: "code" } });
  renderScreen(withColumns(company), host);
  fireEvent.click(await screen.findByRole("button", { name: "复制税号 K001" }));
  expect(host.visited).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "客户1" }));
  await waitFor(() => expect(host.visited).toEqual(["/client/1"]));
});

test("without the permission of its action a link is plain text", async () => {
  const plan = withColumns(column("name", "客户名称", "text", { action: "open" }));
  renderScreen(plan, createFakeHost({ answers, denied: ["client.view"] }));
  await shown("客户1");
  expect(screen.queryByRole("button", { name: "客户1" })).toBeNull();
});

test("columns are left out by permission, edition and condition; optional ones wait to be asked for", async () => {
  const plan = withColumns(
    column("name", "客户名称"),
    column("code", "编号", "text", { permission: "client.code" }),
    column("tax", "税额", "number", { edition: { versionClass: ["QJ"] } }),
    column("remark", "备注", "text", { optional: true }),
    column("phone", "电话", "text", { visible: "{{ filters.status === 1 }}" }),
    column("address", "地址", "text", { edition: { versionClass: ["ZZ"] } }),
  );
  const page = renderScreen(plan, createFakeHost({ answers, denied: ["client.code"] }));
  await shown("客户1");
  expect(titles()).toEqual(["客户名称", "地址", "操作"]);
  page.visit("f.status=~1");
  await waitFor(() => expect(titles()).toEqual(["客户名称", "电话", "地址", "操作"]));
});

test("a title may hold expressions; one that fails is reported in place", async () => {
  const plan: ListPlan = {
    ...withColumns(column("name", "{{ period }} 客户"), column("code", "{{ filters.a.b }}")),
    filters: [filter("name", "客户名称")],
  };
  renderScreen(plan, createFakeHost({ answers }));
  await shown("客户1");
  expect(titles()[0]).toBe("2026-10 客户");
  expect(screen.getByRole("button", { name: /列的标题或条件出错/ })).toBeTruthy();
});

test("an edge that is dragged makes its column wider, and the next visit keeps it", async () => {
  const host = createFakeHost({ answers });
  renderScreen(clientListPlan, host);
  await shown("客户1");
  const width = () => document.querySelector<HTMLElement>('col[data-column="code"]')?.style.width;
  const edge = document.querySelector('[data-resize="code"]')!;
  expect(width()).toMatch(/^calc\(120px/);
  fireEvent.pointerDown(edge, { clientX: 300, button: 0 });
  fireEvent.pointerMove(window, { clientX: 360 });
  expect(width()).toBe("180px");
  fireEvent.pointerUp(window);
  await waitFor(() =>
    expect(JSON.stringify([...host.settingsServer.kept.values()])).toContain('"width":180'),
  );
  expect(width()).toBe("180px");
});

test("a keystroke in a filter draws no row again, a tick only its own", async () => {
  let drawn = 0;
  const host = createFakeHost({ answers });
  const counting = {
    ...host,
    fields: {
      ...host.fields,
      text: { ...host.fields.text!, cell: () => (value: unknown) => ((drawn += 1), String(value)) },
    },
  };
  const plan: ListPlan = {
    ...withColumns(column("name", "客户名称")),
    selectionActions: [{ id: "stop", label: "停用", style: "default", disabled: [], do: [] }],
  };
  renderScreen(plan, counting);
  await shown("客户1");
  const before = drawn;
  fireEvent.change(screen.getByRole("textbox", { name: "客户名称" }), { target: { value: "甲" } });
  expect(drawn).toBe(before);
  fireEvent.click(screen.getByRole("checkbox", { name: "选择第 2 行" }));
  expect(drawn).toBe(before + 1);
});

test("arrow keys go from row to row, Space ticks, Enter starts the first link", async () => {
  const host = createFakeHost({ answers: { "client.list": () => clients(1, 2, 3) } });
  const stop = { id: "stop", label: "停用", style: "default" as const, disabled: [], do: [] };
  renderScreen({ ...clientListPlan, selectionActions: [stop] }, host);
  const first = (await shown("客户1")).closest("tr")!;
  expect(first.tabIndex).toBe(0);
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowDown" });
  const second = (await shown("客户2")).closest("tr")!;
  expect(document.activeElement).toBe(second);
  await waitFor(() => expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]));
  fireEvent.keyDown(second, { key: " " });
  expect(screen.getByText("已选 1 条")).toBeTruthy();
  fireEvent.keyDown(second, { key: "Enter" });
  await waitFor(() => expect(host.visited).toEqual(["/client/2"]));
  fireEvent.keyDown(second, { key: "ArrowUp" });
  expect(document.activeElement).toBe(first);
});

test("of a long page only the rows in sight are drawn, and the one with the focus", async () => {
  const list = Array.from({ length: 5000 }, (_, index) => client(index + 1));
  const { paging: _paging, ...unpaged } = clientListPlan.calls["client.list"]!;
  const plan = { ...clientListPlan, calls: { ...clientListPlan.calls, "client.list": unpaged } };
  renderScreen(plan, createFakeHost({ answers: { "client.list": () => list } }));
  const first = (await shown("客户1")).closest("tr")!;
  first.focus();
  const table = screen.getByRole("table");
  expect(table.getAttribute("aria-rowcount")).toBe("5001");
  expect(table.querySelectorAll("tr[data-key]").length).toBeLessThan(60);
  const scroller = table.parentElement!;
  scroller.scrollTop = 40 * 3000;
  fireEvent.scroll(scroller);
  const row = screen.getByText("客户3001").closest("tr")!;
  expect(row.getAttribute("aria-rowindex")).toBe("3002");
  expect(document.activeElement).toBe(first);
  expect(table.querySelectorAll("tr[data-key]").length).toBeLessThan(60);
});
