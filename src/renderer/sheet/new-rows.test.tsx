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
  expect(sent(host)[0]).toMatchObject({ lines: [], added: [], removed: [2] });
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

test("a sheet without rows shows the line for the first one, and no words that there is nothing", async () => {
  await openPayroll({ comesAndGoes: true, isEmpty: true });
  expect(texts(lastRow())[0]).toBe("新");
  expect(screen.queryByText(/暂无数据/)).toBeNull();
});

test("where nobody may add rows, a sheet without rows says that there is nothing", async () => {
  await openPayroll({ comesAndGoes: true, isEmpty: true, denied: ["pay.edit"] });
  expect(screen.getByText(/暂无数据/)).toBeDefined();
});
