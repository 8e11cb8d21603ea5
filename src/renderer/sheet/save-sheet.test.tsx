import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import { setUpBrowser } from "../testing/render-screen.tsx";
import { button, press, type } from "./testing/hands.ts";
import { changedLines, openPayroll } from "./testing/payroll.tsx";

setUpBrowser();

test("what the server refuses stands at its cell until that is changed", async () => {
  const { cell, select } = await openPayroll({
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
  const { host, cell, select } = await openPayroll({
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
  const { host, select } = await openPayroll({
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
  const { host, cell, select } = await openPayroll({
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
  const { shown, cell, select } = await openPayroll();
  expect(shown.closingQuestions()).toEqual([]);
  select("王芳", "base");
  type("1");
  press("Enter");
  expect(shown.closingQuestions()).toEqual(["「薪酬明细」中有未保存的修改，确定放弃？"]);
  fireEvent.click(button("放弃修改"));
  expect(cell("王芳", "base").textContent).toBe("8,000.00");
  expect(shown.closingQuestions()).toEqual([]);
});

test("a row that somebody has changed meanwhile is not removed, and says so until it is removed again", async () => {
  let tries = 0;
  const { host, cell, select } = await openPayroll({
    comesAndGoes: true,
    save: () => {
      tries += 1;
      if (tries === 1)
        throw new RequestError("refused", "「王芳」已被赵六修改", {
          code: "0410",
          stale: [stale("removed.0", { base: 8800 }), { ...stale("removed.1", null, null), name: null }],
        });
      return null;
    },
  });
  select("王芳", "base");
  press("ArrowDown", { shiftKey: true });
  press("-", { ctrlKey: true });
  await act(async () => fireEvent.click(button("保存")));
  expect(await screen.findByText("「王芳」已被赵六修改，没有删除，请核对")).toBeTruthy();
  const mark = () => screen.queryByTitle("「王芳」已被赵六修改，没有删除，请核对");
  expect(mark()?.textContent).toBe("改");
  expect(cell("王芳", "base").className).not.toContain("sheet-removed");
  select("王芳", "base");
  press("-", { ctrlKey: true });
  expect(mark()).toBeNull();
  await act(async () => fireEvent.click(button("保存")));
  await waitFor(() => expect(host.heard).toEqual(["已删除 1 行"]));
});

test("what another has removed already is removed, and the rest is saved", async () => {
  let tries = 0;
  const { host, select } = await openPayroll({
    comesAndGoes: true,
    save: () => {
      tries += 1;
      if (tries === 1)
        throw new RequestError("refused", "1 行已被他人删除", {
          code: "0410",
          stale: [stale("removed.0", null, null)],
        });
      return null;
    },
  });
  select("李四", "base");
  type("1");
  press("Enter");
  select("王芳", "base");
  press("-", { ctrlKey: true });
  await act(async () => fireEvent.click(button("保存")));
  await waitFor(() => expect(host.heard).toEqual(["已保存 1 行"]));
  expect(changedLines(host)).toHaveLength(2);
});
