// The list loads it lazily; here it shall be at hand before a test waits for cells.
import "../sheet-grid.tsx";
import { screen } from "@testing-library/react";
import type { ColumnPlan, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { clientListPlan } from "../../testing/client-list-plan.ts";
import { createFakeHost, type FakeHost } from "../../testing/fake-host.ts";
import { call, column } from "../../testing/plan-parts.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { cellOf, selectCell } from "./hands.ts";

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
    column("gap", "差额", "money", { value: "{{ row.base - row.bonus }}", computed: true }),
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

/** The same payroll, whose people come and go. */
const openPlan: ListPlan = {
  ...plan,
  columns: plan.columns.map((shown) => ({
    ...shown,
    ...(shown.edit && { add: shown.edit }),
    ...(shown.id === "name" && {
      add: {
        control: { field: "name", title: "姓名", kind: "text", options: {} },
        type: "string",
        required: true as const,
        rules: [],
      },
    }),
  })),
  ...(plan.edit && {
    edit: {
      ...plan.edit,
      submit: {
        call: "pay.save",
        params: { month: 3, lines: "{{ changed }}", added: "{{ added }}", removed: "{{ removed }}" },
      },
      add: { param: "added" },
      remove: { param: "removed", version: true },
    },
  }),
};

interface Opening {
  /** The payroll has no rows yet. */
  readonly isEmpty?: boolean;
  /** The user has put names out of sight. */
  readonly hidesNames?: boolean;
  readonly comesAndGoes?: boolean;
  readonly save?: (params: Record<string, unknown>) => unknown;
  readonly denied?: readonly string[];
}

/** A payroll of three people, whose changed rows are sent together. */
export async function openPayroll({
  save = () => null,
  denied = [],
  comesAndGoes = false,
  isEmpty = false,
  hidesNames = false,
}: Opening = {}) {
  let kept: readonly Record<string, unknown>[] = isEmpty ? [] : people();
  const host = createFakeHost({
    denied,
    answers: {
      "pay.list": () => ({ list: kept, sums: { base: 24_000, bonus: 0.6, total: 24_000.6 } }),
      "pay.save": (params) => {
        const answer = save(params);
        const lines = params["lines"] as Record<string, unknown>[];
        const removed = (params["removed"] ?? []) as { id: unknown }[];
        const added = (params["added"] ?? []) as Record<string, unknown>[];
        const gone = new Set(removed.map(({ id }) => id));
        const left = kept
          .filter(({ id }) => !gone.has(id))
          .map((row) => ({ ...row, ...lines.find(({ id }) => id === row["id"]) }));
        // The newest stand first.
        kept = [...added.map((row, index) => ({ ...row, id: 100 + index })), ...left];
        return answer;
      },
    },
  });
  if (hidesNames) await host.settings.save(plan.id, "columns", { columns: [{ id: "name", shown: false }] });
  const shown = renderScreen(comesAndGoes ? openPlan : plan, host);
  const first = hidesNames ? "8,000.00" : "王芳";
  await screen.findByText(isEmpty ? /^点击单元格即可修改|暂无数据/ : first);
  const grid = () => screen.getByRole("grid", { name: "薪酬明细" });
  const cell = (name: string, id: string) => cellOf("薪酬明细", name, id);
  const select = (name: string, id: string, more: object = {}) => selectCell(cell(name, id), more);
  return { host, shown, grid, cell, select };
}

/** The rows of each request. */
export const changedLines = (host: FakeHost) =>
  host.calls.filter(({ operationId }) => operationId === "pay.save").map(({ params }) => params["lines"]);
