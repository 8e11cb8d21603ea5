import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { client, clientListPlan, clients } from "../../testing/client-list-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { action, column, filter } from "../../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();

const withColumns = (...columns: ListPlan["columns"]): ListPlan => ({ ...clientListPlan, columns });
const answers = { "client.list": () => clients(1, 2) };
const shown = async (text: string) => screen.findByText(text);

describe("a cell that is worked out", () => {
  const gap = (value: string, more: Partial<ListPlan["columns"][number]> = {}) =>
    column("gap", "差额", "money", { value, computed: true, align: "right", ...more });
  const drawn = (text: string) => screen.queryAllByRole("cell", { name: text }).length;

  test("is exact to the cent, and sees what the list sees", async () => {
    const list = [
      { ...client(1), tax: 0.3, paid: 0.1 },
      { ...client(2), tax: 10.1, paid: 10.1 },
    ];
    const host = createFakeHost({ answers: { "client.list": () => ({ list, total: 2 }) } });
    renderScreen(
      withColumns(column("name", "客户名称"), gap("{{ row.tax - row.paid + page.number - 1 }}")),
      host,
    );
    await shown("客户1");
    expect([drawn("0.20"), drawn("0.00")]).toEqual([1, 1]);
  });

  test("follows what the list is asked for", async () => {
    const plan: ListPlan = {
      ...withColumns(column("name", "客户名称"), gap("{{ filters.name === '客户' ? 2 : 1 }}")),
      filters: [filter("name", "客户名称")],
    };
    renderScreen(plan, createFakeHost({ answers }));
    await shown("客户1");
    expect(drawn("1.00")).toBe(2);
    fireEvent.change(screen.getByRole("textbox", { name: "客户名称" }), { target: { value: "客户" } });
    fireEvent.click(screen.getByRole("button", { name: "查询" }));
    await waitFor(() => expect(drawn("2.00")).toBe(2));
  });

  test("says why it could not be, and leaves the others alone", async () => {
    renderScreen(
      withColumns(
        column("name", "客户名称"),
        gap("{{ row.lost.tax }}"),
        gap("{{ row.lost - row.tax }}", { id: "none", field: "none" }),
      ),
      createFakeHost({ answers }),
    );
    await shown("客户1");
    expect(screen.getAllByRole("button", { name: "页面配置有误，请联系管理员。" })).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: "缺少数据，或除数为 0" })).toHaveLength(2);
  });

  test("is no column that the server is asked to export, and is copied", async () => {
    const plan: ListPlan = {
      ...withColumns(column("name", "客户名称"), gap("{{ row.tax - 1 }}")),
      toolbar: [action("say", "导出 {{ list.columns.join() }}", {})],
      selectionActions: [action("none", "批量", {})],
    };
    const host = createFakeHost({ answers });
    renderScreen(plan, host);
    await shown("客户1");
    expect(screen.getByRole("button", { name: "导出 name" })).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: "选择第 1 行" }));
    let copied = "";
    const setData = (type: string, text: string) => {
      if (type === "text/plain") copied = text;
    };
    const clipboardData = { setData };
    fireEvent.copy(screen.getByRole("table"), { clipboardData });
    expect(copied).toBe("客户名称\t差额\n客户1\t999.00");
  });
});

describe("a hint", () => {
  const failed = column("code", "编号", "text", {
    hint: { field: "reason", title: "原因", kind: "text", options: {} },
  });
  const list = [
    { ...client(1), reason: "税局登录失败" },
    { ...client(2), reason: " " },
    { ...client(3), reason: null },
  ];
  const rows = { "client.list": () => ({ list, total: 3 }) };
  const tip = () => document.querySelector(".reason-tip")?.textContent ?? null;

  test("is a mark where there is one, told by its name, by the pointer on the cell and by a key on the row", async () => {
    renderScreen(withColumns(column("name", "客户名称"), failed), createFakeHost({ answers: rows }));
    await shown("客户1");
    const mark = screen.getByRole("img", { name: "说明：税局登录失败" });
    expect(screen.getAllByRole("img")).toEqual([mark]);
    expect(mark.tabIndex).toBe(-1);
    const cell = mark.closest("td")!;
    fireEvent.pointerOver(cell);
    expect(tip()).toBe("税局登录失败");
    fireEvent.pointerOver(cell.previousElementSibling!);
    expect(tip()).toBeNull();
    cell.closest("tr")?.focus();
    expect(tip()).toBe("税局登录失败");
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(tip()).toBeNull();
  });

  test("of an expression sees the row; one that fails says why", async () => {
    const hinted = (hint: string) =>
      withColumns(column("name", "客户名称"), column("code", "编号", "text", { hint }));
    renderScreen(hinted("{{ row.id === 2 ? '第二个' : null }}"), createFakeHost({ answers: rows }));
    await shown("客户1");
    expect(screen.getAllByRole("img").map(({ ariaLabel }) => ariaLabel)).toEqual(["说明：第二个"]);
    cleanup();
    renderScreen(hinted("{{ row.lost.name }}"), createFakeHost({ answers: rows }));
    await shown("客户1");
    expect(screen.getAllByRole("button", { name: "页面配置有误，请联系管理员。" })).toHaveLength(3);
  });
});
