import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../testing/render-screen.tsx";
import { button, input, paste, press, type } from "./testing/hands.ts";
import { changedLines, openPayroll } from "./testing/payroll.tsx";

setUpBrowser();

test("a cell is typed in, the sums follow to the cent, and the changes are sent together", async () => {
  const { host, cell, select, grid } = await openPayroll();
  select("王芳", "base");
  type("8,500.5");
  press("Enter");
  expect(cell("王芳", "base").textContent).toBe("8,500.50");
  expect(cell("王芳", "total").textContent).toBe("8,500.60");
  expect(cell("王芳", "gap").textContent).toBe("8,500.40");
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
  const { cell, select } = await openPayroll();
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
  const { host, cell, select } = await openPayroll();
  select("王芳", "base");
  type("很多");
  press("Enter");
  type("60000");
  press("Enter");
  expect(cell("王芳", "base").title).toBe("基本工资格式不正确");
  expect(cell("王芳", "total").textContent).toBe("--");
  expect(cell("王芳", "gap").textContent).toBe("--");
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
  const { cell, select } = await openPayroll();
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
  const { cell, select } = await openPayroll();
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

test("who may not change the rows reads and copies them", async () => {
  const { cell, select } = await openPayroll({ denied: ["pay.edit"] });
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
