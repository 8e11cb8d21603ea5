import { describe, expect, it, test } from "vitest";
import type { RawCell } from "../../platform/spreadsheet/read-sheets.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { readTable } from "./read-table.ts";
import type { MergedCells, Sheet } from "./sheet.ts";

const COLUMNS: readonly WorkbookColumn[] = [
  { name: "xm", title: "姓名", required: true, synonyms: ["员工姓名"] },
  { name: "zjhm", title: "证件号码", required: true, synonyms: ["身份证号"] },
  { name: "jbgz", title: "基本工资", type: "number" },
  { name: "gwgz", title: "岗位工资", type: "number" },
  { name: "yanglao", title: "养老保险（个人）", type: "number", synonyms: ["个人社保养老"] },
  { name: "ye", title: "余额", type: "number", balance: true },
  { name: "bz", title: "备注" },
];

function sheetOf(rows: readonly (readonly RawCell[])[], merges: readonly MergedCells[] = []): Sheet {
  const lines = rows.map((cells, index) => ({ line: index + 1, cells }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== null));
  return { name: "工资", isHidden: false, lines: filled, merges };
}

function read(rows: readonly (readonly RawCell[])[], merges?: readonly MergedCells[]) {
  return readTable(sheetOf(rows, merges), { columns: COLUMNS, layouts: [] }, new Map());
}

function takenOf({ columns }: ReturnType<typeof read>) {
  return columns.map(({ title, field, state }) => [title, field, state]);
}

describe("the head", () => {
  it("is found below cover lines, wherever it begins", () => {
    const cover = Array.from({ length: 14 }, (_, index): RawCell[] => [`说明 ${index}`]);
    const table = read([["工资表"], ...cover, ["姓名", "证件号码"], ["甲", "1"]]);
    expect([table.headLine, table.rows.length]).toEqual([16, 1]);
  });

  it("may have two lines over merged cells", () => {
    const table = read(
      [
        ["姓名", "证件号码", "应发", null, "个人社保", null],
        [null, null, "基本工资", "岗位工资", "养老", "备注"],
        ["甲", "1", 8000, 1000, 640, "一"],
      ],
      [
        { top: 1, left: 1, bottom: 2, right: 1 },
        { top: 1, left: 3, bottom: 1, right: 4 },
        { top: 1, left: 5, bottom: 1, right: 6 },
      ],
    );
    expect(takenOf(table)).toEqual([
      ["姓名", "xm", "taken"],
      ["证件号码", "zjhm", "taken"],
      ["应发·基本工资", "jbgz", "taken"],
      ["应发·岗位工资", "gwgz", "taken"],
      ["个人社保·养老", "yanglao", "taken"],
      ["个人社保·备注", "bz", "taken"],
    ]);
    expect(table.rows).toMatchObject([{ line: 3, values: { jbgz: 8000, gwgz: 1000, yanglao: 640 } }]);
  });

  it("does not take an amount of the employer for the employee's of the same title", () => {
    const table = read(
      [
        ["姓名", "证件号码", "单位承担", null],
        [null, null, "养老保险（个人）", "其他"],
        ["甲", "1", 1600, 1],
      ],
      [{ top: 1, left: 3, bottom: 1, right: 4 }],
    );
    expect(takenOf(table)[2]).toEqual(["单位承担·养老保险（个人）", null, "open"]);
  });
});

describe("the unit at the end of a title", () => {
  const CAPITAL: readonly WorkbookColumn[] = [
    { name: "name", title: "客户名称", required: true },
    { name: "capital", title: "注册资本（元）", type: "number", synonyms: ["注册资金（元）"] },
  ];
  const amounts = (title: string, ...cells: readonly RawCell[]) =>
    readTable(
      sheetOf([["客户名称", title], ...cells.map((cell): RawCell[] => ["甲", cell])]),
      { columns: CAPITAL, layouts: [] },
      new Map(),
    ).rows.map(({ values }) => values["capital"]);

  test.each(["注册资本（万元）", "注册资金(万元)", "注册资本【单位：万元】"])(
    "%s is the column, and its amounts are converted, unless a cell says its own",
    (title) => {
      expect(amounts(title, 50, "1.005", "100万元")).toEqual([500_000, 10_050, 1_000_000]);
    },
  );

  test("a title without a unit, or with the column's own, is in it", () => {
    expect(amounts("注册资本", 500_000)).toEqual([500_000]);
    expect(amounts("注册资金(元)", 500_000)).toEqual([500_000]);
  });
});

describe("columns", () => {
  it("are found by titles and synonyms, whatever the width of their brackets and the blanks in them", () => {
    const table = read([
      ["员工姓名", " 身份证号 ", "养老保险(个人)"],
      ["甲", "1", 1],
    ]);
    expect(takenOf(table).map(([, field]) => field)).toEqual(["xm", "zjhm", "yanglao"]);
  });

  it("of amounts that are nobody's are open, those of texts and numbers of things are left", () => {
    const table = read([
      ["序号", "姓名", "证件号码", "加班费", "工号", "班组"],
      [1, "甲", "1", 300, 1007, "早班"],
      [2, "乙", "2", "1,200.50", 1008, "晚班"],
    ]);
    expect(table.columns.filter(({ state }) => state !== "taken")).toMatchObject([
      { title: "序号", state: "left", sum: null },
      { title: "加班费", state: "open", sum: 1500.5, examples: ["300", "1,200.50"] },
      { title: "工号", state: "left" },
      { title: "班组", state: "left" },
    ]);
  });

  it("are not open where all amounts are 0", () => {
    const table = read([
      ["姓名", "证件号码", "加班费"],
      ["甲", "1", 0],
    ]);
    expect(takenOf(table)[2]).toEqual(["加班费", null, "left"]);
  });

  it("with one title twice are doubled, and those that are missing are named once", () => {
    const table = read([
      ["姓名", "基本工资", "基本工资"],
      ["甲", 1, 2],
    ]);
    expect([table.doubled, table.missing.map(({ title }) => title), table.rows[0]?.faults]).toEqual([
      ["基本工资"],
      ["证件号码"],
      [],
    ]);
  });

  it("are taken as the user has decided", () => {
    const rows = sheetOf([
      ["姓名", "证件号码", "加班费", "基本工资"],
      ["甲", "1", 300, 5],
    ]);
    const answered = new Map([
      [2, "gwgz"],
      [3, null],
    ]);
    const table = readTable(rows, { columns: COLUMNS, layouts: [] }, answered);
    expect(table.rows[0]?.values).toMatchObject({ gwgz: 300, jbgz: null });
    expect(takenOf(table).map(([, , state]) => state)).toEqual(["taken", "taken", "taken", "skipped"]);
  });
});

describe("lines that are no rows", () => {
  const HEAD = ["序号", "姓名", "证件号码", "基本工资", "余额"];

  it("are left out and counted: totals, repeated heads, what is carried over, notes of the printing", () => {
    const { rows, left } = read([
      HEAD,
      [null, "承前页", null, null, 100],
      [1, "甲", "1", 10, 110],
      [2, "乙", "2", 20, 130],
      [null, "小计", null, 30, 130],
      HEAD,
      [3, "丙", "3", 5, 135],
      [null, "本页小计", null, 5, 135],
      ["合计：", null, null, 35, 135],
      ["打印时间：2026-11-30 10:00", null, null, null, "第1页"],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([3, 4, 7]);
    expect(left.map(({ label }) => label)).toEqual([
      "承前页",
      "小计",
      "重复表头",
      "本页小计",
      "合计",
      "打印信息",
    ]);
  });

  it("of a file without required columns are those without an amount, and its summary", () => {
    const columns = [
      { name: "zy", title: "摘要" },
      { name: "je", title: "金额", type: "number" as const },
    ];
    const cells: readonly (readonly RawCell[])[] = [
      ["摘要", "金额"],
      ["货款", 5],
      ["#说明", 7],
      ["人民币合计", 12],
      ["#账务明细列表结束", null],
      ["导出时间：2026-11-30", null],
      ["资金流水总笔数", "收入笔数"],
      [1, 1],
    ];
    const lines = cells.map((line, place) => ({ line: place + 1, cells: line }));
    const sheet = { name: "明细", isHidden: false, lines, merges: [] };
    const { rows, left } = readTable(sheet, { columns, layouts: [] }, new Map());
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(left.map(({ label }) => label)).toEqual(["人民币合计", "打印信息", "打印信息", "汇总", "汇总"]);
  });

  it("a total that is not the sum of the rows above it is a fault", () => {
    const { rows } = read([HEAD, [1, "甲", "1", 10, null], [null, "合计", null, 11, null]]);
    expect(rows[1]?.faults).toEqual([
      { path: "", message: "合计行的基本工资 11.00 与上面各行之和 10.00 不符" },
    ]);
  });

  it.each<[string, readonly RawCell[]]>([
    ["a person in the department of finance", ["会计：一组", "甲", "1", 10]],
    ["a person without an amount", [1, "备注：甲", "1", null]],
  ])("%s is a row", (_what, row) => {
    expect(read([HEAD, row]).rows).toHaveLength(1);
  });
});

test.each<[string, RawCell, unknown]>([
  ["an error", "#REF!", { faults: [{ path: "jbgz", message: "基本工资是错误值 #REF!" }] }],
  ["a dash", "--", { values: { jbgz: null }, faults: [] }],
  ["an amount with its sign", "+100.00", { values: { jbgz: 100 } }],
  ["an amount with its currency", "CNY100.00", { values: { jbgz: 100 } }],
  ["words", "很多", { faults: [{ path: "jbgz", message: "基本工资应为数字" }] }],
])("%s in a column of amounts", (_what, cell, expected) => {
  const { rows } = read([
    ["姓名", "证件号码", "基本工资"],
    ["甲", "1", cell],
  ]);
  expect(rows[0]).toMatchObject(expected as object);
});
