import { expect, test } from "vitest";
import { plainText } from "../../../domain/plain-text.ts";
import type { FieldView } from "../../../fields/field-view.ts";
import type { ColumnPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { copiedRows } from "./copied-rows.ts";

const plain: FieldView = { kind: "text", cell: () => () => null, text: plainText };
const broken: FieldView = {
  ...plain,
  text: () => {
    throw new Error("没有这个状态");
  },
};
const column = (id: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({
  id,
  field: id,
  title: id,
  kind: "text",
  options: {},
  width: 100,
  align: "left",
  ...more,
});
const columns = {
  shown: [
    { id: "b", title: "乙" },
    { id: "a", title: "甲" },
    { id: "gone", title: "没有了" },
  ],
  plans: [
    column("a", { second: { field: "below", title: "下", kind: "text", options: {} } }),
    column("b", { kind: "state" }),
    column("hidden"),
  ],
  fields: { text: plain, state: broken },
  environment: {
    enums: {},
    states: {},
    call: () => Promise.resolve(),
    today: "2026-11-20",
    readFile: async () => new File([], ""),
  },
  scope: {},
};

test("what is worked out is copied, and what stands behind a mark beside its column", () => {
  const hint = { field: "below", title: "原因", kind: "text", options: {} };
  const plans = [
    column("a", { hint, value: "{{ row.n + 1 }}", computed: true }),
    column("b", { hint: "{{ row.lost.below }}" }),
  ];
  const shown = [
    { id: "a", title: "甲" },
    { id: "b", title: "乙" },
  ];
  const rows = copiedRows([{ n: 1, b: 2, below: "y" }], { ...columns, shown, plans });
  expect(rows).toEqual([
    ["甲", "原因", "乙", "乙说明"],
    ["2", "y", "2", expect.stringMatching(/^⚠ /)],
  ]);
});

test("the columns on show, in their order, a second line beside its column; a cell that fails says why", () => {
  expect(
    copiedRows(
      [
        { a: 1, below: null },
        { a: "@x", below: "y" },
      ],
      columns,
    ),
  ).toEqual([
    ["乙", "甲", "下"],
    ["⚠ 没有这个状态", "1", ""],
    ["⚠ 没有这个状态", "'@x", "y"],
  ]);
});
