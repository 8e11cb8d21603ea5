import { expect, test } from "vitest";
import { plainText } from "../../../domain/plain-text.ts";
import type { FieldView } from "../../../fields/field-view.ts";
import type { ColumnPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { type CopiedCell, copiedRows } from "./copied-rows.ts";
import { companyContract } from "../../../fields/company/contract.ts";
import { moneyContract } from "../../../fields/money/contract.ts";

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

const textsOf = (rows: readonly (readonly CopiedCell[])[]) => rows.map((row) => row.map(({ text }) => text));

test("what the kind of a cell shows beside its value has a column, unless that is on show; amounts are numbers", () => {
  const company: FieldView = { ...plain, kind: "company", beside: companyContract.beside };
  const money: FieldView = {
    ...plain,
    kind: "money",
    text: moneyContract.format,
    cellValue: moneyContract.cellValue,
  };
  const options = { taxNumber: "number", taxpayerType: "type" };
  const plans = [
    column("name", { kind: "company", options }),
    column("type"),
    column("amount", { kind: "money" }),
  ];
  const shown = plans.map(({ id }) => ({ id, title: id }));
  const fields = { ...columns.fields, company, money };
  const rows = copiedRows(
    [
      { name: "甲", number: "91350100M000100Y43", type: "一般纳税人", amount: -5 },
      { name: "乙", amount: null },
    ],
    { ...columns, fields, shown, plans },
  );
  expect(textsOf(rows)).toEqual([
    ["name", "税号", "type", "amount"],
    ["甲", "91350100M000100Y43", "一般纳税人", "-5.00"],
    ["乙", "", "", ""],
  ]);
  expect(rows[1]?.map(({ isText }) => isText)).toEqual([true, true, true, false]);
});

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
  expect(textsOf(rows)).toEqual([
    ["甲", "原因", "乙", "乙说明"],
    ["2", "y", "2", expect.stringMatching(/^⚠ /)],
  ]);
});

test("the columns on show, in their order, a second line beside its column; a cell that fails says why", () => {
  expect(
    textsOf(
      copiedRows(
        [
          { a: 1, below: null },
          { a: "@x", below: "y" },
        ],
        columns,
      ),
    ),
  ).toEqual([
    ["乙", "甲", "下"],
    ["⚠ 没有这个状态", "1", ""],
    ["⚠ 没有这个状态", "@x", "y"],
  ]);
});
