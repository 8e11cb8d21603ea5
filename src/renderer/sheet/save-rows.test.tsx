// The list loads it lazily; here it shall be at hand before a test waits for cells.
import "./sheet-grid.tsx";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { clientListPlan } from "../testing/client-list-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { call, column } from "../testing/plan-parts.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";
import { button, cellOf, input, paste, press, selectCell, type } from "./testing/hands.ts";

setUpBrowser();

const plan: ListPlan = {
  ...clientListPlan,
  title: "流水",
  calls: {
    "entry.list": call("entry.list", "read"),
    "entry.save": call("entry.save", "write"),
    "account.find": call("account.find", "read"),
  },
  source: { call: "entry.list", params: {} },
  filters: [],
  columns: [
    column("day", "日期", "text", { fixed: "left" }),
    column("note", "摘要", "text", {
      edit: {
        control: { field: "note", title: "摘要", kind: "text", options: {} },
        type: "string",
        rules: [{ maxLength: 4, message: "摘要不能超过 4 个字" }],
      },
    }),
    column("accountName", "科目", "text", {
      edit: {
        control: {
          field: "accountId",
          title: "科目",
          kind: "options",
          options: {
            search: "word",
            source: {
              call: "account.find",
              params: { company: "{{ row.companyId }}" },
              value: "id",
              label: "name",
            },
          },
        },
        chosen: true,
        type: "integer",
        empty: null,
        rules: [],
        when: "{{ row.note !== '已记账' }}",
      },
    }),
  ],
  toolbar: [],
  rowActions: [],
  selectionActions: [],
  dialogs: {},
  edit: {
    save: "row",
    submit: { call: "entry.save", params: { id: "{{ row.id }}", note: "{{ row.note }}" } },
    version: true,
    label: "保存",
  },
};

const entries = () => [
  { id: 1, day: "01", note: "房租", accountId: 11, accountName: "管理费用", companyId: 5, rowVersion: "a1" },
  { id: 2, day: "02", note: "电费", accountId: null, accountName: null, companyId: 5, rowVersion: "b1" },
  {
    id: 3,
    day: "03",
    note: "已记账",
    accountId: 12,
    accountName: "应收账款",
    companyId: 5,
    rowVersion: "c1",
  },
];

async function open(save: (params: Record<string, unknown>) => unknown = () => ({ id: 1 })) {
  let kept: readonly Record<string, unknown>[] = entries();
  const host = createFakeHost({
    answers: {
      "entry.list": () => ({ list: kept }),
      "entry.save": (params) => {
        const answer = save(params);
        kept = kept.map((row) =>
          row["id"] === params["id"] ? { ...row, ...params, rowVersion: "z1" } : row,
        );
        return answer;
      },
      "account.find": () => [
        { id: 11, name: "管理费用" },
        { id: 12, name: "应收账款" },
        { id: 13, name: "财务费用" },
      ],
    },
  });
  const shown = renderScreen(plan, host);
  await screen.findByText("01");
  const cell = (day: string, id: string) => cellOf("流水", day, id);
  const sent = () =>
    host.calls.filter(({ operationId }) => operationId === "entry.save").map(({ params }) => params);
  return { host, shown, cell, sent, select: (day: string, id: string) => selectCell(cell(day, id)) };
}

test("a row is sent when it is left, with its version, and not before", async () => {
  const { cell, sent, select, host } = await open();
  select("01", "note");
  type("水费");
  press("Tab");
  expect(cell("01", "note").textContent).toBe("水费");
  expect(sent()).toEqual([]);
  expect(screen.getByText("已修改 1 行 1 处，尚未保存")).toBeTruthy();
  press("ArrowDown");
  await waitFor(() => expect(sent()).toEqual([{ id: 1, note: "水费", rowVersion: "a1" }]));
  expect(cell("01", "note").textContent).toBe("水费");
  expect(await screen.findByText("点击单元格即可修改，离开该行时自动保存")).toBeTruthy();
  // Nothing pops up for each row.
  expect(host.heard).toEqual([]);
});

test("Ctrl+Z takes back what has been saved, and that is saved too", async () => {
  const { cell, sent, select } = await open();
  select("01", "note");
  type("水费");
  press("Enter");
  await waitFor(() => expect(sent()).toHaveLength(1));
  await screen.findByText("点击单元格即可修改，离开该行时自动保存");
  press("z", { ctrlKey: true });
  await waitFor(() => expect(sent().map(({ note }) => note)).toEqual(["水费", "房租"]));
  await waitFor(() => expect(cell("01", "note").textContent).toBe("房租"));
});

test("Enter in the last row sends it too, and leads out of its cells", async () => {
  const { sent, select } = await open();
  select("03", "note");
  type("甲");
  press("Enter");
  await waitFor(() => expect(sent()).toEqual([{ id: 3, note: "甲", rowVersion: "c1" }]));
  expect(document.activeElement?.tagName).toBe("TR");
});

test("what stands for a number is chosen by name, filled down and pasted by name", async () => {
  const { cell, sent, select, host } = await open();
  select("01", "accountName");
  press("F2");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox")));
  fireEvent.mouseDown(input());
  fireEvent.click(await screen.findByText("财务费用"));
  expect(cell("01", "accountName").textContent).toBe("财务费用");
  expect(host.calls.find(({ operationId }) => operationId === "account.find")?.params).toEqual({
    company: 5,
  });
  press("ArrowDown", { shiftKey: true });
  press("ArrowDown", { shiftKey: true });
  press("d", { ctrlKey: true });
  expect(["01", "02", "03"].map((day) => cell(day, "accountName").textContent)).toEqual([
    "财务费用",
    "财务费用",
    "应收账款",
  ]);
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ id: 2, accountId: 13 })]));
  select("02", "accountName");
  paste("管理费用");
  expect(cell("02", "accountName").textContent).toBe("管理费用");
  press("Escape");
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ id: 2, accountId: 11 }));
  select("02", "accountName");
  paste("没有这个科目");
  await waitFor(() => expect(cell("02", "accountName").title).toBe("没有找到“没有这个科目”"));
  press("Escape");
  expect(sent().map(({ id, accountId }) => [id, accountId])).toEqual([
    [2, 13],
    [1, 13],
    [2, 11],
  ]);
});

test("a row with a fault waits for its mending, the others go", async () => {
  const { cell, sent, select } = await open();
  select("01", "note");
  type("很长的摘要");
  press("Enter");
  type("气费");
  press("Enter");
  await waitFor(() => expect(sent()).toEqual([{ id: 2, note: "气费", rowVersion: "b1" }]));
  expect(cell("01", "note").title).toBe("摘要不能超过 4 个字");
  expect(await screen.findByText("已修改 1 行 1 处，尚未保存")).toBeTruthy();
});

test("what the server refuses stands at the row's cell, is said, and is not sent again until it is changed", async () => {
  const { cell, sent, select } = await open(({ note }) => {
    if (note === "甲") throw new RequestError("refused", "本期流水已确认", { code: "0409" });
    return null;
  });
  select("01", "note");
  type("甲");
  press("Enter");
  await waitFor(() => expect(cell("01", "note").title).toBe("本期流水已确认"));
  expect(screen.getByRole("alert").textContent).toBe("本期流水已确认");
  press("ArrowDown");
  expect(sent()).toHaveLength(1);
  select("01", "note");
  type("乙");
  press("Enter");
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(cell("01", "note").title).toBe(""));
});

test("a row that did not reach the server is kept, and sent by 保存", async () => {
  let isOffline = true;
  const { shown, cell, sent, select } = await open(() => {
    if (isOffline) throw new RequestError("offline", "网络已断开");
    return null;
  });
  select("01", "note");
  type("甲");
  press("Enter");
  expect(await screen.findByText("网络已断开。修改已保留，再次保存不会重复提交")).toBeTruthy();
  expect(cell("01", "note").textContent).toBe("甲");
  expect(shown.closingQuestions()).toEqual(["「流水」中有未保存的修改，确定放弃？"]);
  expect(sent()).toHaveLength(1);
  isOffline = false;
  await act(async () => fireEvent.click(button("保存")));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(shown.closingQuestions()).toEqual([]);
});

test("what is typed into a row while it is being saved is sent after it", async () => {
  let release: (value: unknown) => void = () => undefined;
  let isFirst = true;
  const { cell, sent, select } = await open(() => {
    if (!isFirst) return null;
    isFirst = false;
    return new Promise((resolve) => (release = resolve));
  });
  select("01", "note");
  type("甲");
  press("Enter");
  await waitFor(() => expect(sent()).toHaveLength(1));
  select("01", "note");
  type("乙");
  press("Enter");
  await act(async () => release(null));
  await waitFor(() => expect(sent().map(({ note }) => note)).toEqual(["甲", "乙"]));
  expect(cell("01", "note").textContent).toBe("乙");
});

test("a cell that both have changed is decided upon before its row goes again", async () => {
  let tries = 0;
  const { sent, select } = await open(() => {
    tries += 1;
    if (tries > 1) return null;
    throw new RequestError("refused", "「01」已被赵六修改", {
      code: "0410",
      stale: [
        {
          path: "",
          name: "01",
          rowVersion: "z9",
          changedBy: "赵六",
          changedTime: "2026-11-20 10:00:00",
          current: { accountId: 13, accountName: "财务费用" },
        },
      ],
    });
  });
  select("01", "accountName");
  paste("应收账款");
  press("ArrowDown");
  expect(await screen.findByText("有单元格同时被他人修改，请选择保留哪一个")).toBeTruthy();
  select("01", "accountName");
  expect(screen.getByRole("alert").textContent).toContain("赵六已改为“财务费用”，您改为“应收账款”");
  fireEvent.click(button("保留我的"));
  expect(input().getAttribute("aria-label")).toContain("科目：应收账款");
  press("ArrowDown");
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ id: 1, accountId: 12, rowVersion: "z9" }));
});
