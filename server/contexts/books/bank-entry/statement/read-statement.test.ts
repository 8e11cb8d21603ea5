import { describe, expect, test } from "vitest";
import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { WorkbookValues } from "../../../../platform/spreadsheet/workbook-column.ts";
import { readStatement } from "./read-statement.ts";
import type { MinusMeaning } from "./sign-rows.ts";

const LIMITS = { zy: 10, dfhm: 10, dfzh: 10, dfkhh: 10, lsh: 10, remark: 10 };
const ACCOUNT = { yhzh: "31001502600055550000", bzdm: "CNY" };

function read(rows: readonly (WorkbookValues & { readonly fault?: string })[], minus?: MinusMeaning) {
  const given = rows.map(({ fault, ...values }, place): ImportRow => ({
    line: place + 2,
    values: { jyrq: "2026-11-02", zy: "货款", ...values },
    faults: fault === undefined ? [] : [{ path: fault, message: "读不出" }],
  }));
  return readStatement(given, { account: ACCOUNT, limits: LIMITS, minus });
}

const movesOf = (rows: readonly WorkbookValues[], minus?: MinusMeaning) =>
  read(rows, minus).lines.map(({ sjfx, fen }) => [sjfx, fen]);

const faultsOf = (rows: Parameters<typeof read>[0]) =>
  [...read(rows).faults].flatMap(([row, faults]) => faults.map(({ path, message }) => [row, path, message]));

describe("amounts", () => {
  test("stand in two columns, of which a minus takes back", () => {
    expect(movesOf([{ jfje: 1 }, { dfje: 2 }, { dfje: -2 }, { jfje: -1, dfje: 0 }])).toEqual([
      [1, 100],
      [2, -200],
      [2, 200],
      [1, -100],
    ]);
  });

  test("stand in one column with a sign", () => {
    expect(movesOf([{ je: 1 }, { je: -2 }])).toEqual([
      [1, 100],
      [2, -200],
    ]);
  });

  test("stand in one column beside a mark, with a sign or without", () => {
    const marked = [
      { je: 1, jdbz: "贷" },
      { je: 2, jdbz: "借" },
    ];
    const signed = [
      { je: 1, jdbz: "来账", ye: "1" },
      { je: -2, jdbz: "往账", ye: "-1" },
      { je: 2, jdbz: "往账", ye: "1" },
    ];
    expect(movesOf(marked)).toEqual([
      [1, 100],
      [2, -200],
    ]);
    expect(movesOf(signed)).toEqual([
      [1, 100],
      [2, -200],
      [2, 200],
    ]);
  });

  test("of payments with a minus throughout are what the balances prove, else what the user says", () => {
    const proven = [
      { jfje: 100, ye: "100" },
      { dfje: -1, ye: "99" },
    ];
    expect(movesOf(proven)[1]).toEqual([2, -100]);
    const open = [{ jfje: 100 }, { dfje: -1 }];
    expect(read(open).isMinusOpen).toBe(true);
    expect(movesOf(open, "payment")[1]).toEqual([2, -100]);
    expect(movesOf(open, "reversal")[1]).toEqual([2, 100]);
    expect(read(open, "reversal").isMinusOpen).toBe(false);
  });

  test("are one of the two, and given", () => {
    expect(faultsOf([{ jfje: 1, dfje: 1 }, {}])).toEqual([
      [0, "jfje", "收入金额和支出金额只能填写其中一个"],
      [1, "jfje", "请填写金额：收入或支出其中一个"],
    ]);
    expect(faultsOf([{ je: 1, jdbz: "贷" }, { je: 1 }, { je: 1, jdbz: "甲" }])).toEqual([
      [1, "jdbz", "请填写借贷标志"],
      [2, "jdbz", "借贷标志“甲”无法识别，应为借或贷、收或支"],
    ]);
  });
});

describe("the chain of balances", () => {
  test("goes on behind a line with a fault from its stated balance", () => {
    const rows = [
      { jfje: 100, ye: "100" },
      { jyrq: null, jfje: 50, ye: "150", fault: "jyrq" },
      { jfje: null, ye: "170", fault: "jfje" },
      { jfje: 1, ye: "99999" },
      { jfje: 1, ye: "100000" },
      { dfje: 1, ye: "1" },
    ];
    expect(faultsOf(rows).map(([row, path]) => [row, path])).toEqual([
      [1, "jyrq"],
      [2, "jfje"],
      [3, "ye"],
      [5, "ye"],
    ]);
  });

  test("passes over lines without a balance", () => {
    expect(faultsOf([{ jfje: 1, ye: "1" }, { jfje: 1 }, { jfje: 1, ye: "3" }])).toEqual([]);
    expect(faultsOf([{ jfje: 1, ye: "1" }, { jfje: 1 }, { jfje: 1, ye: "4" }])).toHaveLength(1);
  });
});

describe("the order", () => {
  const daysOf = (rows: readonly WorkbookValues[]) => {
    const { lines, isTurned } = read(rows);
    return [lines.map(({ row }) => row), isTurned];
  };

  test("is turned round where the latest day comes first", () => {
    expect(daysOf([{ jyrq: "2026-11-03", je: 1 }, { je: 1 }])).toEqual([[1, 0], true]);
  });

  test("within a day is what the balances prove", () => {
    expect(
      daysOf([
        { je: 50, ye: "150" },
        { je: 100, ye: "100" },
      ]),
    ).toEqual([[1, 0], true]);
    expect(
      daysOf([
        { je: 100, ye: "100" },
        { je: 50, ye: "150" },
      ]),
    ).toEqual([[0, 1], false]);
  });

  test("within a day without balances is that of the times", () => {
    expect(
      daysOf([
        { je: 1, jysj: "12:00:00" },
        { je: 2, jysj: "9:00" },
      ]),
    ).toEqual([[1, 0], true]);
    expect(daysOf([{ je: 1, jysj: "12:00:00" }, { je: 2 }])).toEqual([[0, 1], false]);
  });

  test("that is none is a fault of the line that breaks it", () => {
    const [first, second, third] = ["2026-11-05", "2026-11-03", "2026-11-04"].map((jyrq) => ({
      jyrq,
      je: 1,
    }));
    expect(faultsOf([first!, second!, third!])).toEqual([
      [
        2,
        "jyrq",
        "交易日期 2026-11-04 晚于上一行，与文件从晚到早的顺序不一致，请按交易日期从早到晚排列后重新上传",
      ],
    ]);
  });
});

test("the day may stand with the time", () => {
  const [line] = read([{ jyrq: null, jysj: "20261102 10:20:30", je: 1 }]).lines;
  expect(line).toMatchObject({ day: "2026-11-02", time: "10:20:30" });
  expect(faultsOf([{ jyrq: null, jysj: "10:20:30", je: 1 }])).toEqual([[0, "jyrq", "请填写交易日期"]]);
  expect(faultsOf([{ jyrq: null, jysj: "下午", je: 1 }])).toEqual([
    [0, "jysj", "交易时间“下午”不是时间，如 2026-01-31 10:20:30"],
  ]);
});

test("what moves nothing is set apart", () => {
  const { idle, lines } = read([
    { jfje: 0, ye: "1" },
    { zy: "承前页", ye: "1" },
    { jfje: 0, dfje: 2 },
  ]);
  expect([[...idle], lines.length]).toEqual([[0, 1], 1]);
});

test("another currency and another account are faults", () => {
  expect(faultsOf([{ je: 1, bz: "人民币元", bfzh: "3100150260****0000" }])).toEqual([]);
  expect(faultsOf([{ je: 1, bz: "美元", bfzh: "6222" }])).toEqual([
    [0, "bz", "币种“美元”与账户的币种 CNY 不一致，请核对所选账户"],
    [0, "bfzh", "本方账号“6222”不是所选账户的账号，请核对所选账户"],
  ]);
});

test("of a file that names both sides the other one is kept", () => {
  const sides = { fkhm: "付款公司", fkzh: "62 22", skhm: "收款公司", skzh: "63 33" };
  const [incoming, outgoing] = read([
    { ...sides, je: 1 },
    { ...sides, je: -1 },
  ]).lines;
  expect(incoming).toMatchObject({ dfhm: "付款公司", dfzh: "6222" });
  expect(outgoing).toMatchObject({ dfhm: "收款公司", dfzh: "6333" });
});

test("a text that is too long loses its end, and is noted", () => {
  const { lines, cut } = read([{ je: 1, zy: "一二三四五六七八九十百" }]);
  expect([lines[0]?.zy, [...cut]]).toEqual(["一二三四五六七八九十", [["zy", [0]]]]);
});

test("without a summary the purpose stands for it, else it goes to the remarks", () => {
  const texts = read([
    { je: 1, zy: null, fy: "房租" },
    { je: 1, fy: "房租" },
    { je: 1, zy: "--", dfhm: "甲" },
  ]).lines;
  expect(texts.map(({ zy, remark }) => [zy, remark])).toEqual([
    ["房租", null],
    ["货款", "房租"],
    ["甲", null],
  ]);
});
