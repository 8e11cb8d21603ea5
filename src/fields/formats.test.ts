import { describe, expect, test } from "vitest";
import { contracts } from "../contracts.ts";
import type { FieldOptions, SchemaRow } from "../schema/contracts.ts";
import type { Json } from "../schema/plan/plans/screen-plan.ts";

const enums = {
  userStatus: [
    { value: 1, label: "启用" },
    { value: 0, label: "停用" },
  ],
};

const states = {
  taxNotice: {
    cases: [{ value: "open", label: "未通知" }],
    caseOf: (row: SchemaRow) => (row.n === 0 ? { value: "open", label: "未通知" } : undefined),
  },
};
const tables = { enums, states };

function contract(kind: string) {
  return contracts.fields.find((field) => field.kind === kind)!;
}

function format(kind: string, value: unknown, options: FieldOptions = {}, row: SchemaRow = {}): string {
  return contract(kind).format(value, options, tables, row);
}

describe("format", () => {
  test.each<[string, unknown, string]>([
    ["text", "财税", "财税"],
    ["text", 0, "0"],
    ["text", { a: 1 }, '{"a":1}'],
    ["number", 1234567.5, "1,234,567.5"],
    ["number", "x", "x"],
    ["phone", "138****1234", "138****1234"],
    ["date", "2026-11-20", "2026-11-20"],
    ["date", "2026-11-20 14:05:33", "2026-11-20"],
    ["date", "soon", "soon"],
    ["datetime", "2026-11-20 14:05:33", "2026-11-20 14:05"],
    ["datetime", "2026-11-20T14:05:33.120", "2026-11-20 14:05"],
    ["datetime", 5, "5"],
    ["boolean", false, "否"],
    ["options", ["会计", "主管"], "会计、主管"],
    ["tree", 12, "12"],
  ])("%s shows %j as %s", (kind, value, text) => expect(format(kind, value)).toBe(text));

  test.each<[unknown, string]>([
    [0, "停用"],
    [[1, 0], "启用、停用"],
    [9, "9"],
    [[], "--"],
  ])("a code table shows %j as %s", (value, text) =>
    expect(format("enum", value, { enum: "userStatus" })).toBe(text),
  );

  test.each<[string, unknown, FieldOptions, SchemaRow, string]>([
    ["money", 1234567.5, {}, {}, "1,234,567.50"],
    ["money", -0.5, {}, {}, "-0.50"],
    ["money", -8888888888.88, {}, {}, "计算中"],
    ["money", 12, { status: "fetchStatus" }, { fetchStatus: 0 }, "未生成"],
    ["money", 12, { status: "fetchStatus" }, { fetchStatus: 1 }, "12.00"],
    ["money", "x", {}, {}, "x"],
    ["number", 1234.5, { decimals: 2, unit: "元" }, {}, "1,234.50 元"],
    ["number", 20261120, { separators: false }, {}, "20261120"],
    ["percent", 0.0325, {}, {}, "3.25%"],
    ["percent", 0.13, { decimals: 0 }, {}, "13%"],
    ["percent", 3.25, { of: "percent" }, {}, "3.25%"],
    ["period", "2026-10", {}, {}, "2026年10期"],
    ["period", 2026, { month: "kjqj" }, { kjqj: 3 }, "2026年03期"],
    ["period", "soon", {}, {}, "soon"],
    ["date-range", ["2026-11-01", "2026-11-20"], {}, {}, "2026-11-01 至 2026-11-20"],
    ["number-range", [1, null], {}, {}, "1 至 --"],
    ["number-range", [0.0325, null], { percent: true }, {}, "3.25% 至 --"],
    ["state", undefined, { state: "taxNotice" }, { n: 0 }, "未通知"],
    ["tags", [{ name: "重点" }, "新户"], { label: "name" }, {}, "重点、新户"],
    ["image", ["/a/b.png?x=1", { fileUrl: "/c", fileName: "发票.png" }], {}, {}, "b.png、发票.png"],
    ["files", [{ fileUrl: "/c", fileName: "合同.pdf" }], {}, {}, "合同.pdf"],
    ["permission-tree", [{ code: "a", operationFlag: 0 }], {}, {}, "1 项"],
    ["boolean", 1, { on: 1, off: 0 }, {}, "是"],
  ])("%s shows %j with %j beside %j as %s", (kind, value, options, row, text) =>
    expect(format(kind, value, options, row)).toBe(text),
  );

  test.each(contracts.fields.map(({ kind }) => kind))("%s shows a blank as --", (kind) => {
    expect([null, undefined, ""].map((blank) => format(kind, blank, { enum: "userStatus" }))).toEqual([
      "--",
      "--",
      "--",
    ]);
  });
});

describe("a spreadsheet", () => {
  test.each([
    [12.5, 1, 12.5],
    [-8888888888.88, 1, null],
    [12.5, 0, null],
    [null, 1, null],
  ])("holds the amount %j at status %d as %j", (value, status, held) => {
    expect(contract("money").cellValue?.(value, { status: "s" }, tables, { s: status })).toBe(held);
  });
});

describe("a filter sends", () => {
  test.each<[string, Json, FieldOptions, readonly unknown[]]>([
    ["period", "2026-03", {}, [2026, 3]],
    ["period", "soon", {}, [undefined, undefined]],
    ["date-range", ["2026-11-01", "2026-11-20"], {}, ["2026-11-01", "2026-11-20"]],
    [
      "date-range",
      ["2026-11-01", "2026-11-20"],
      { endOfDay: true },
      ["2026-11-01 00:00:00", "2026-11-20 23:59:59"],
    ],
    ["date-range", ["2026-10", "2026-11"], { months: true }, ["2026-10", "2026-11"]],
    ["date-range", ["2026-10-01", "2026-12-31"], { months: true }, ["2026-10", "2026-12"]],
    ["number-range", [0, null], {}, [0, undefined]],
    ["number-range", ["-", 5], {}, [undefined, 5]],
  ])("of the kind %s for %j with %j: %j", (kind, value, options, sent) => {
    expect(contract(kind).send?.(value, options)).toEqual(sent);
  });

  test("as many values as its kind has parts", () => {
    const sending = contracts.fields.filter(({ send }) => send);
    expect(sending.length).toBeGreaterThan(0);
    for (const { send, parts = 1 } of sending) expect(send?.("2026-10", {})).toHaveLength(parts);
  });
});
