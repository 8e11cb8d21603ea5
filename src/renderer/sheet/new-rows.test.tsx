import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../testing/render-screen.tsx";
import { button, input, paste, press, type } from "./testing/hands.ts";
import { openPayroll } from "./testing/payroll.tsx";

setUpBrowser();

const rows = () => [...document.querySelectorAll<HTMLElement>("tr[data-key]")];
const lastRow = () => rows().at(-1) ?? document.body;
const texts = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
const sent = (host: Awaited<ReturnType<typeof openPayroll>>["host"]) =>
  host.calls.filter(({ operationId }) => operationId === "pay.save").map(({ params }) => params);

async function open() {
  const payroll = await openPayroll({ comesAndGoes: true });
  payroll.select("张三", "name");
  press("ArrowDown");
  return payroll;
}

test("typing into the empty line makes it a row with another line below; it is counted, undone and sent", async () => {
  const { host, grid } = await open();
  expect(texts(lastRow())[0]).toBe("新");
  type("赵六");
  press("Enter");
  expect(rows()).toHaveLength(5);
  expect(screen.getByText("新增 1 行，尚未保存")).toBeDefined();
  press("ArrowUp");
  press("ArrowRight");
  type("5000");
  press("Tab");
  expect(within(grid()).getByText("29,000.60")).toBeDefined();
  press("z", { ctrlKey: true });
  expect(within(grid()).getByText("24,000.60")).toBeDefined();
  press("y", { ctrlKey: true });
  press("s", { ctrlKey: true });
  await waitFor(() => expect(sent(host)).toHaveLength(1));
  expect(sent(host)[0]).toMatchObject({ lines: [], added: [{ name: "赵六", base: 5000 }], removed: [] });
});

test("a saved row keeps the cell that was selected in it, wherever it comes to stand", async () => {
  const { cell } = await open();
  type("赵六");
  press("Enter");
  press("ArrowUp");
  press("s", { ctrlKey: true });
  await waitFor(() => expect(rows()[0]?.textContent).toContain("赵六"));
  await waitFor(() => expect(rows()).toHaveLength(5));
  await waitFor(() => expect(document.activeElement?.closest("td")).toBe(cell("赵六", "name")));
});

test("of a new row that is discarded the empty line in its place is selected", async () => {
  await open();
  type("赵六");
  press("Enter");
  press("ArrowUp");
  button("放弃修改").click();
  await waitFor(() => expect(rows()).toHaveLength(4));
  await waitFor(() => expect(document.activeElement?.closest("tr")).toBe(lastRow()));
});

test("what a new row cannot do without is asked for when it is saved, not before", async () => {
  const { host } = await open();
  press("Tab");
  type("5000");
  press("Tab");
  expect(screen.queryByText(/处有问题/)).toBeNull();
  press("s", { ctrlKey: true });
  expect(await screen.findByText("1 处有问题")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toBe("请输入姓名");
  expect(sent(host)).toEqual([]);
  type("赵六");
  press("Enter");
  expect(screen.queryByText(/处有问题/)).toBeNull();
});

test("rows that go stay struck out until they are saved, leave the sums, and can be taken back", async () => {
  const { host, select, grid, cell } = await open();
  select("李四", "name");
  press("-", { ctrlKey: true });
  expect(cell("李四", "base").className).toContain("sheet-removed");
  expect(cell("李四", "base").ariaReadOnly).toBe("true");
  expect(within(grid()).getByText("15,000.40")).toBeDefined();
  press("-", { ctrlKey: true });
  expect(within(grid()).getByText("24,000.60")).toBeDefined();
  press("-", { ctrlKey: true });
  button("保存").click();
  await waitFor(() => expect(sent(host)).toHaveLength(1));
  expect(sent(host)[0]).toMatchObject({ lines: [], added: [], removed: [{ id: 2, rowVersion: "b1" }] });
});

test("a table that is pasted beyond the last row adds rows, and says how many", async () => {
  const { host, select } = await open();
  select("张三", "name");
  press("ArrowDown");
  paste("赵六\t5000\n孙七\t6000\n周八\t7000");
  expect(screen.getByText("粘贴新增了 3 行")).toBeDefined();
  expect(rows()).toHaveLength(7);
  expect(input().getAttribute("aria-label")).toMatch(/^新增行 姓名：赵六/);
  press("s", { ctrlKey: true });
  await waitFor(() => expect(sent(host)).toHaveLength(1));
  expect(sent(host)[0]?.["added"]).toEqual([
    { name: "赵六", base: 5000 },
    { name: "孙七", base: 6000 },
    { name: "周八", base: 7000 },
  ]);
});

test("a column that a new row cannot do without comes back into sight when it is missing", async () => {
  const { host, select } = await openPayroll({ comesAndGoes: true, hidesNames: true });
  expect(screen.queryByRole("columnheader", { name: "姓名" })).toBeNull();
  select("7,000.00", "base");
  press("ArrowDown");
  type("5000");
  press("Tab");
  press("s", { ctrlKey: true });
  expect(await screen.findByRole("columnheader", { name: "姓名" })).toBeDefined();
  expect(screen.getByText("隐藏的列「姓名」需要填写或修改，已重新显示")).toBeDefined();
  expect(screen.getByText("1 处有问题")).toBeDefined();
  expect(sent(host)).toEqual([]);
});

test("an empty sheet is its empty line", async () => {
  await openPayroll({ comesAndGoes: true, isEmpty: true });
  expect(rows()).toHaveLength(1);
  expect(screen.queryByText("暂无数据")).toBeNull();
});

test("whoever can add no rows is told that there are none", async () => {
  await openPayroll({ comesAndGoes: true, isEmpty: true, denied: ["pay.edit"] });
  expect(screen.getByText("暂无数据")).toBeDefined();
});
