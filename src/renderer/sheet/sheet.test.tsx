// The list loads it lazily; here it shall be at hand before a test waits for cells.
import "./sheet-grid.tsx";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import type { ColumnPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { clientListPlan } from "../testing/client-list-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { call, column } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";

setUpBrowser();
beforeAll(() => {
  if (!("scrollIntoView" in Element.prototype))
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});

const money = (field: string, title: string): ColumnPlan =>
  column(field, title, "money", {
    align: "right",
    edit: {
      control: { field, title, kind: "money", options: { minimum: 0 } },
      type: "number",
      empty: 0,
      rules: [{ maximum: 50_000, message: `${title}不能大于 50000` }],
    },
  });

const plan: ListPlan = {
  ...clientListPlan,
  title: "薪酬明细",
  calls: {
    "pay.list": call("pay.list", "read"),
    "pay.save": call("pay.save", "write"),
  },
  enums: {
    kind: [
      { value: 1, label: "正常" },
      { value: 2, label: "离职" },
    ],
  },
  source: { call: "pay.list", params: {} },
  filters: [],
  columns: [
    column("name", "姓名", "text", { fixed: "left" }),
    money("base", "基本工资"),
    money("bonus", "绩效工资"),
    column("total", "合计", "money", { value: "{{ row.base + row.bonus }}" }),
    column("kind", "状态", "enum", {
      options: { enum: "kind" },
      edit: {
        control: { field: "kind", title: "状态", kind: "enum", options: { enum: "kind" } },
        chosen: true,
        type: "integer",
        rules: [],
      },
    }),
  ],
  summary: { label: "合计", from: "sums" },
  toolbar: [],
  rowActions: [],
  selectionActions: [],
  dialogs: {},
  edit: {
    permission: "pay.edit",
    submit: { call: "pay.save", params: { month: 3, lines: "{{ changed }}" } },
    save: "together",
    param: "lines",
    version: true,
    label: "保存",
  },
};

const people = () => [
  { id: 1, name: "王芳", base: 8000, bonus: 0.1, kind: 1, rowVersion: "a1" },
  { id: 2, name: "李四", base: 9000, bonus: 0.2, kind: 1, rowVersion: "b1" },
  { id: 3, name: "张三", base: 7000, bonus: 0.3, kind: 2, rowVersion: "c1" },
];

interface Opening {
  readonly save?: (params: Record<string, unknown>) => unknown;
  readonly denied?: readonly string[];
}

async function open({ save = () => null, denied = [] }: Opening = {}) {
  let kept: readonly Record<string, unknown>[] = people();
  const host = createFakeHost({
    denied,
    answers: {
      "pay.list": () => ({ list: kept, sums: { base: 24_000, bonus: 0.6, total: 24_000.6 } }),
      "pay.save": (params) => {
        const answer = save(params);
        const lines = params["lines"] as Record<string, unknown>[];
        kept = kept.map((row) => ({ ...row, ...lines.find(({ id }) => id === row["id"]) }));
        return answer;
      },
    },
  });
  const shown = renderScreen(plan, host);
  await screen.findByText("王芳");
  const grid = () => screen.getByRole("grid", { name: "薪酬明细" });
  const cell = (name: string, id: string) =>
    within(grid()).getByText(name).closest("tr")!.querySelector<HTMLElement>(`[data-column=${id}]`)!;
  const select = (name: string, id: string, more: object = {}) =>
    act(() => {
      fireEvent.pointerDown(cell(name, id), more);
      fireEvent.pointerUp(cell(name, id), more);
    });
  return { host, shown, grid, cell, select, kept: () => kept };
}

const input = () => document.activeElement as HTMLInputElement;
const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(input(), { key, ...more }));
const type = (text: string) => act(() => void fireEvent.change(input(), { target: { value: text } }));
const button = (name: string) => screen.getByRole("button", { name });
const paste = (text: string) =>
  act(() => {
    const event = createEvent.paste(input(), { clipboardData: { getData: () => text } });
    fireEvent(input(), event);
  });
const changedLines = (host: ReturnType<typeof createFakeHost>) =>
  host.calls.filter(({ operationId }) => operationId === "pay.save").map(({ params }) => params["lines"]);

test("a cell is typed in, the sums follow to the cent, and the changes are sent together", async () => {
  const { host, cell, select, grid } = await open();
  select("王芳", "base");
  type("8,500.5");
  press("Enter");
  expect(cell("王芳", "base").textContent).toBe("8,500.50");
  expect(cell("王芳", "total").textContent).toBe("8,500.60");
  expect(within(grid()).getByRole("row", { name: /^合计/ }).textContent).toContain("24,501.10");
  // Enter has led to the cell below.
  type("9100");
  press("Tab");
  expect(input().getAttribute("aria-label")).toBe("第 2 行 绩效工资：0.2");
  expect(screen.getByText("已修改 2 行 2 处，尚未保存")).toBeTruthy();
  await act(async () => fireEvent.click(button("保存")));
  await waitFor(() => expect(host.heard).toEqual(["已保存 2 行"]));
  expect(host.calls.find(({ operationId }) => operationId === "pay.save")?.params).toEqual({
    month: 3,
    lines: [
      { id: 1, base: 8500.5, rowVersion: "a1" },
      { id: 2, base: 9100, rowVersion: "b1" },
    ],
  });
  expect(await screen.findByText("点击单元格即可修改，可从 Excel 粘贴")).toBeTruthy();
  expect(cell("李四", "base").textContent).toBe("9,100.00");
});

test("arrows walk, F2 edits what is there, Esc leaves it, and Ctrl+Z takes it back", async () => {
  const { cell, select } = await open();
  select("王芳", "base");
  press("ArrowDown");
  press("ArrowRight");
  press("F2");
  expect(input().value).toBe("0.2");
  type("5");
  press("Escape");
  expect(cell("李四", "bonus").textContent).toBe("0.20");
  press("F2");
  type("5");
  press("Enter", { shiftKey: true });
  expect(cell("李四", "bonus").textContent).toBe("5.00");
  expect(input().getAttribute("aria-label")).toContain("第 1 行 绩效工资");
  press("z", { ctrlKey: true });
  expect(cell("李四", "bonus").textContent).toBe("0.20");
  press("y", { ctrlKey: true });
  expect(cell("李四", "bonus").textContent).toBe("5.00");
  press("Escape");
  expect(document.activeElement?.tagName).toBe("TR");
});

test("what is no value, or beyond a limit, is told at its cell, and nothing is sent", async () => {
  const { host, cell, select } = await open();
  select("王芳", "base");
  type("很多");
  press("Enter");
  type("60000");
  press("Enter");
  expect(cell("王芳", "base").title).toBe("基本工资格式不正确");
  expect(cell("王芳", "total").textContent).toBe("--");
  expect(cell("李四", "base").getAttribute("aria-invalid")).toBe("true");
  press("s", { ctrlKey: true });
  expect(changedLines(host)).toEqual([]);
  // The focus is at the first of them, and its sentence in sight.
  expect(input().getAttribute("aria-label")).toContain("第 1 行 基本工资");
  expect(screen.getByRole("alert").textContent).toBe("基本工资格式不正确");
  fireEvent.click(button("2 处有问题"));
  expect(screen.getByRole("alert").textContent).toBe("基本工资不能大于 50000");
});

test("a table from Excel is pasted with labels, or not at all", async () => {
  const { cell, select } = await open();
  select("王芳", "name");
  paste("王芳\t1,000\t20\t1020\t离职\r\n李四\t2000\t30\t2030\t正常\r\n");
  expect(screen.getByRole("alert").textContent).toContain(
    "第 1 行的「合计」不能修改（表中是“8000.1”，粘贴的是“1020”），没有写入任何单元格",
  );
  expect(cell("王芳", "base").textContent).toBe("8,000.00");
  select("王芳", "base");
  paste("1,000\t20\n2000\t￥30\n");
  expect(cell("李四", "total").textContent).toBe("2,030.00");
  select("王芳", "kind");
  paste("离职\n正常\n离职\n正常");
  expect(screen.getByRole("alert").textContent).toContain("有 4 行，从这里起只有 3 行");
  paste("离职\n不知道");
  expect(cell("王芳", "kind").textContent).toBe("离职");
  expect(cell("李四", "kind").title).toBe("状态格式不正确");
});

test("the first row of a selection fills those below; Delete empties it", async () => {
  const { cell, select } = await open();
  select("王芳", "base");
  press("ArrowDown", { shiftKey: true });
  press("ArrowDown", { shiftKey: true });
  press("d", { ctrlKey: true });
  expect(["王芳", "李四", "张三"].map((name) => cell(name, "base").textContent)).toEqual(
    Array(3).fill("8,000.00"),
  );
  expect(cell("张三", "base").getAttribute("aria-selected")).toBe("true");
  press("Delete");
  expect(cell("张三", "base").textContent).toBe("0.00");
  press("z", { ctrlKey: true });
  expect(cell("张三", "base").textContent).toBe("8,000.00");
});

test("what the server refuses stands at its cell until that is changed", async () => {
  const { cell, select } = await open({
    save: () => {
      throw new RequestError("refused", "李四：缺勤扣款不能大于应发工资", {
        code: "0400",
        fieldErrors: [{ path: "lines.1.base", message: "李四：缺勤扣款不能大于应发工资" }],
      });
    },
  });
  select("王芳", "base");
  type("1");
  press("Enter");
  type("2");
  press("Enter");
  await act(async () => fireEvent.click(button("保存")));
  await waitFor(() => expect(cell("李四", "base").title).toBe("李四：缺勤扣款不能大于应发工资"));
  expect(cell("李四", "base").textContent).toBe("2.00");
  select("李四", "base");
  type("3");
  press("Enter");
  expect(cell("李四", "base").title).toBe("");
});

const stale = (path: string, current: object | null, rowVersion: string | null = "z9") => ({
  path,
  name: "王芳",
  rowVersion,
  changedBy: "赵六",
  changedTime: "2026-11-20 10:00:00",
  current: current as Record<string, unknown> | null,
});

test("cells that both have changed are decided upon; nothing is overwritten", async () => {
  let tries = 0;
  const { host, cell, select } = await open({
    save: () => {
      tries += 1;
      if (tries === 1)
        throw new RequestError("refused", "「王芳」已被赵六修改", {
          code: "0410",
          stale: [stale("lines.0", { base: 8800, bonus: 7 })],
        });
      return null;
    },
  });
  select("王芳", "base");
  type("8500");
  press("Enter");
  await act(async () => fireEvent.click(button("保存")));
  expect(await screen.findByText("有单元格同时被他人修改，请选择保留哪一个")).toBeTruthy();
  // Theirs of the other cell is in force.
  expect(cell("王芳", "bonus").textContent).toBe("7.00");
  fireEvent.click(button("1 处有问题"));
  expect(screen.getByRole("alert").textContent).toContain("赵六已改为“8800”，您改为“8500”");
  fireEvent.click(button("保留我的"));
  await act(async () => fireEvent.click(button("保存")));
  await waitFor(() => expect(host.heard).toEqual(["已保存 1 行"]));
  expect(changedLines(host).at(-1)).toEqual([{ id: 1, base: 8500, rowVersion: "z9" }]);
});

test("changes of others in other cells are taken over without a question", async () => {
  let tries = 0;
  const { host, select } = await open({
    save: () => {
      tries += 1;
      if (tries === 1)
        throw new RequestError("refused", "「王芳」已被赵六修改", {
          code: "0410",
          stale: [stale("lines.0", { base: 8000, bonus: 7 })],
        });
      return null;
    },
  });
  select("王芳", "base");
  type("8500");
  press("Enter");
  await act(async () => fireEvent.click(button("保存")));
  await waitFor(() => expect(host.heard).toEqual(["已保存 1 行"]));
  expect(changedLines(host)).toHaveLength(2);
});

test("a row of which the server does not tell what it holds now is not saved over", async () => {
  const { host, cell, select } = await open({
    save: () => {
      throw new RequestError("refused", "「王芳」已被赵六修改，请核对后再保存", {
        code: "0410",
        stale: [stale("lines.0", null)],
      });
    },
  });
  select("王芳", "base");
  type("8500");
  press("Enter");
  await act(async () => fireEvent.click(button("保存")));
  expect(await screen.findByText("「王芳」已被赵六修改，请核对后再保存")).toBeTruthy();
  expect(changedLines(host)).toHaveLength(1);
  expect(cell("王芳", "base").textContent).toBe("8,500.00");
});

test("unsaved changes are asked about before the page closes, and can be given up", async () => {
  const { shown, cell, select } = await open();
  expect(shown.closingQuestions()).toEqual([]);
  select("王芳", "base");
  type("1");
  press("Enter");
  expect(shown.closingQuestions()).toEqual(["「薪酬明细」中有未保存的修改，确定放弃？"]);
  fireEvent.click(button("放弃修改"));
  expect(cell("王芳", "base").textContent).toBe("8,000.00");
  expect(shown.closingQuestions()).toEqual([]);
});

test("who may not change the rows reads and copies them", async () => {
  const { cell, select } = await open({ denied: ["pay.edit"] });
  expect(screen.queryByRole("button", { name: "保存" })).toBeNull();
  select("王芳", "base");
  type("1");
  expect(cell("王芳", "base").getAttribute("aria-readonly")).toBe("true");
  press("ArrowRight", { shiftKey: true });
  let copied = "";
  const event = createEvent.copy(input(), {
    clipboardData: { setData: (_type: string, text: string) => (copied = text) },
  });
  fireEvent(input(), event);
  expect(copied).toBe("8000\t0.1");
});
