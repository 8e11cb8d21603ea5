import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan, clients } from "../testing/client-list-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { action, column, filter } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();

const listed = { "client.list": () => ({ ...clients(1, 2), sums: { tax: 3000 } }) };
const footer = () => document.querySelector("tfoot")!;
const reload = (target: string) =>
  action(`reload-${target}`, `重载${target}`, { do: [{ verb: "reload", args: { reload: target } }] });

describe("totals", () => {
  test("that came with the rows stand in the last row, formatted like their column", async () => {
    renderScreen(
      { ...clientListPlan, summary: { label: "合计", from: "sums" } },
      createFakeHost({ answers: listed }),
    );
    await screen.findByText("客户1");
    expect(within(footer()).getByRole("rowheader").textContent).toBe("合计");
    expect(footer().textContent).toContain("3,000.00");
  });

  test("of the entries of a list stand below the columns that these have", async () => {
    const of = { list: "months", by: "kjqj", title: "{{ entry.kjqj }}月", isAlone: true };
    const months = [
      { kjqj: 3, amount: 12.5 },
      { kjqj: 4, amount: 7 },
    ];
    const answers = { "client.list": () => ({ list: [client(1, { months })], total: 1, sums: { months } }) };
    const columns = [...clientListPlan.columns.slice(0, 1), column("amount", "金额", "money", { of })];
    renderScreen(
      { ...clientListPlan, columns, summary: { label: "合计", from: "sums" } },
      createFakeHost({ answers }),
    );
    await screen.findByText("客户1");
    expect(screen.getByRole("columnheader", { name: "3月" })).toBeTruthy();
    expect(footer().textContent).toBe("合计12.507.00");
  });

  test("of their own call are asked with the parameters that it knows, and not again for another page", async () => {
    const answers = {
      "client.list": () => ({ ...clients(1), total: 50 }),
      "client.totals": () => ({ tax: 777 }),
    };
    const host = createFakeHost({ answers });
    const plan: ListPlan = {
      ...clientListPlan,
      summary: { label: "合计", source: { call: "client.totals", params: {} } },
      source: { call: "client.list", params: { isRemove: 0 } },
    };
    const asked = () => host.calls.filter(({ operationId }) => operationId === "client.totals");
    const page = renderScreen(plan, host, { search: "f.name=甲" });
    await waitFor(() => expect(footer()?.textContent).toContain("777.00"));
    expect(asked().map(({ params }) => params)).toEqual([{ name: "甲" }]);
    fireEvent.click(screen.getByRole("button", { name: "下一页" }));
    await waitFor(() => expect(page.search()).toContain("page=2"));
    expect(asked()).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "刷新" }));
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  test("that fail say so in their row and can be asked again; the rows stay", async () => {
    let isBroken = true;
    const totals = () => {
      if (isBroken) throw new RequestError("http", "服务器繁忙");
      return { tax: 5 };
    };
    const plan: ListPlan = {
      ...clientListPlan,
      summary: { label: "合计", source: { call: "client.totals", params: {} } },
    };
    renderScreen(plan, createFakeHost({ answers: { ...listed, "client.totals": totals } }));
    await waitFor(() => expect(footer()?.textContent).toContain("加载失败"));
    isBroken = false;
    fireEvent.click(within(footer()).getByRole("button", { name: "重试" }));
    await waitFor(() => expect(footer().textContent).toContain("5.00"));
    expect(screen.getByText("客户1")).toBeTruthy();
  });

  test("are not worked out while a filter that the list needs is empty, and keep the page standing when they fail", async () => {
    const host = createFakeHost({ answers: { ...listed, "client.totals": () => ({ tax: 5 }) } });
    const plan: ListPlan = {
      ...clientListPlan,
      filters: [filter("period", "会计期间", "text", { required: true })],
      source: { call: "client.list", params: { next: "{{ addMonths(filters.period, 1) }}" } },
      summary: { label: "合计", source: { call: "client.totals", params: {} } },
    };
    const page = renderScreen(plan, host);
    expect(await screen.findByText("请先选择「会计期间」")).toBeTruthy();
    expect(host.calls).toEqual([]);
    page.visit("f.period=2026-10");
    await waitFor(() => expect(footer()?.textContent).toContain("5.00"));
    page.visit("f.period=x");
    expect(await screen.findByText(/列表加载失败/)).toBeTruthy();
    expect(screen.getByRole("textbox", { name: /会计期间/ })).toBeTruthy();
  });
});

describe("the table below a row", () => {
  const plan: ListPlan = {
    ...clientListPlan,
    expand: {
      source: { call: "client.bills", params: { clientId: "{{ row.id }}" } },
      pageSize: 20,
      columns: [column("title", "账单"), column("amount", "金额", "number")],
    },
  };

  test("loads when it is first opened, and keeps what it has", async () => {
    const host = createFakeHost({
      answers: { ...listed, "client.bills": ({ clientId }) => [{ id: 1, title: `账单${String(clientId)}` }] },
    });
    renderScreen(plan, host);
    await screen.findByText("客户2");
    expect(host.calls).toHaveLength(1);
    const expander = screen.getByRole("button", { name: "展开第 2 行" });
    fireEvent.click(expander);
    expect(await screen.findByText("账单2")).toBeTruthy();
    expect(expander.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(expander);
    fireEvent.click(expander);
    expect(host.calls).toHaveLength(2);
    expect(host.calls[1]?.params).toEqual({ clientId: 2 });
  });

  test("says why it could not be loaded and tries again", async () => {
    let isBroken = true;
    const bills = () => {
      if (isBroken) throw new RequestError("http", "服务器繁忙");
      return { list: [] };
    };
    renderScreen(plan, createFakeHost({ answers: { ...listed, "client.bills": bills } }));
    await screen.findByText("客户1");
    fireEvent.click(screen.getByRole("button", { name: "展开第 1 行" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("加载失败：服务器繁忙");
    isBroken = false;
    fireEvent.click(within(alert).getByRole("button", { name: "重试" }));
    expect(await screen.findByText("暂无数据")).toBeTruthy();
  });

  test("opens and closes by the arrow keys on its row", async () => {
    renderScreen(plan, createFakeHost({ answers: { ...listed, "client.bills": () => [] } }));
    const row = (await screen.findByText("客户1")).closest("tr")!;
    const isOpen = () =>
      screen.getByRole("button", { name: "展开第 1 行" }).getAttribute("aria-expanded") === "true";
    fireEvent.keyDown(row, { key: "ArrowRight" });
    await waitFor(() => expect(isOpen()).toBe(true));
    fireEvent.keyDown(row, { key: "ArrowLeft" });
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

describe("tabs", () => {
  const plan: ListPlan = {
    ...clientListPlan,
    selectionActions: [action("stop", "停用", {})],
    toolbar: [reload("counts")],
    tabs: {
      param: "state",
      items: [
        { id: "all", label: "全部" },
        { id: "active", label: "在服", value: 1 },
        { id: "secret", label: "保密", value: 2, permission: "client.secret" },
        { id: "team", label: "协同", value: 3, edition: { versionClass: ["XT"] } },
      ],
      counts: { call: "client.counts", params: {} },
    },
  };
  const numbers = { "client.counts": () => ({ all: 9, active: 7 }) };

  test("send their value, go back to page 1, untick everything and stand in the address", async () => {
    const host = createFakeHost({ answers: { ...listed, ...numbers }, denied: ["client.secret"] });
    const page = renderScreen(plan, host, { search: "page=2" });
    await screen.findByText("客户1");
    expect(host.calls.find(({ operationId }) => operationId === "client.list")?.params).toEqual({
      pageNum: 2,
      pageSize: 20,
    });
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "全部 (9)",
      "在服 (7)",
    ]);
    fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
    fireEvent.click(screen.getByRole("tab", { name: /在服/ }));
    await waitFor(() => expect(page.search()).toBe("tab=active"));
    expect(screen.queryByText(/已选/)).toBeNull();
    await waitFor(() => expect(host.calls.at(-1)?.params).toEqual({ state: 1, pageNum: 1, pageSize: 20 }));
    expect(screen.getByRole("tab", { name: /在服/ }).getAttribute("aria-selected")).toBe("true");
  });

  test("arrow keys lead to the next one", async () => {
    const page = renderScreen(plan, createFakeHost({ answers: { ...listed, ...numbers } }));
    await screen.findByText("客户1");
    fireEvent.keyDown(screen.getByRole("tab", { name: /全部/ }), { key: "ArrowRight" });
    await waitFor(() => expect(page.search()).toBe("tab=active"));
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: /在服/ }));
  });

  test("their numbers are of what the list cannot do without, and follow no other filter", async () => {
    const filters = clientListPlan.filters.map((known) =>
      known.id === "status" ? { ...known, required: true as const } : known,
    );
    const host = createFakeHost({ answers: { ...listed, ...numbers } });
    renderScreen({ ...plan, filters }, host, { search: "f.name=甲&f.status=2" });
    await screen.findByRole("tab", { name: "全部 (9)" });
    expect(host.calls.filter(({ operationId }) => operationId === "client.counts")).toEqual([
      expect.objectContaining({ params: { status: "2" } }),
    ]);
  });

  test("their numbers are asked again by a step, with the list, and after a failure", async () => {
    let count = 0;
    const counts = () => {
      count += 1;
      if (count === 1) throw new RequestError("http", "服务器繁忙");
      return { all: count };
    };
    renderScreen(plan, createFakeHost({ answers: { ...listed, "client.counts": counts } }));
    fireEvent.click(within(await screen.findByRole("alert")).getByRole("button", { name: "重试" }));
    expect(await screen.findByRole("tab", { name: "全部 (2)" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "重载counts" }));
    expect(await screen.findByRole("tab", { name: "全部 (3)" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "刷新" }));
    expect(await screen.findByRole("tab", { name: "全部 (4)" })).toBeTruthy();
  });
});

test("expressions see the open tab, the list's parameters, its columns and what is ticked", async () => {
  const host = createFakeHost({ answers: { ...listed, "client.stop": () => null } });
  const params = { list: "{{ list }}", tab: "{{ tab }}", node: "{{ node }}" };
  const plan: ListPlan = {
    ...clientListPlan,
    tabs: { param: "state", items: [{ id: "active", label: "在服", value: 1 }] },
    selectionActions: [action("stop", "停用", {})],
    toolbar: [
      action("go", "列名 {{ list.columns.length }}", {
        do: [{ verb: "call", args: { call: "client.stop", params } }],
        readsTicks: true,
      }),
    ],
  };
  renderScreen(plan, host, { search: "f.name=甲&sort=code.asc&page=2" });
  await screen.findByText("客户2");
  fireEvent.click(screen.getByRole("checkbox", { name: "选择第 22 行" }));
  fireEvent.click(screen.getByRole("button", { name: "列名 3" }));
  await waitFor(() =>
    expect(host.calls.at(-1)).toEqual({
      operationId: "client.stop",
      params: {
        list: {
          params: { state: 1, name: "甲", sortField: "code", sortOrder: "asc" },
          columns: ["name", "code", "tax"],
          selection: ["2"],
        },
        tab: "active",
        node: null,
      },
    }),
  );
});

test("a row's condition may read what is ticked", async () => {
  const plan: ListPlan = {
    ...clientListPlan,
    selectionActions: [action("stop", "停用", {})],
    rowActions: [action("pick", "已勾选", { visible: "{{ list.selection.includes('' + row.id) }}" })],
  };
  renderScreen(plan, createFakeHost({ answers: { "client.list": () => [client(1), client(2)] } }));
  await screen.findByText("客户2");
  expect(screen.queryByRole("button", { name: "已勾选" })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "选择第 2 行" }));
  expect(screen.getAllByRole("button", { name: "已勾选" })).toHaveLength(1);
});
