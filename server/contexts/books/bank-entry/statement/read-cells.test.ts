import { describe, expect, test } from "vitest";
import { readCurrency } from "./read-currency.ts";
import { readDirection } from "./read-direction.ts";
import { readFen, readStatedFen } from "./read-fen.ts";
import { readMoment } from "./read-moment.ts";
import { readAccountNumber, readSerial, readText } from "./read-texts.ts";

describe("times", () => {
  test.each([
    ["10:20:30", { day: null, time: "10:20:30" }],
    ["9:05", { day: null, time: "09:05:00" }],
    ["123456", { day: null, time: "12:34:56" }],
    ["0.5", { day: null, time: "12:00:00" }],
    ["20261102 10:20:30", { day: "2026-11-02", time: "10:20:30" }],
    ["20261102102030", { day: "2026-11-02", time: "10:20:30" }],
    ["2026-11-02T10:20:30", { day: "2026-11-02", time: "10:20:30" }],
    ["2026/11/2 10:20", { day: "2026-11-02", time: "10:20:00" }],
    ["2026年11月2日", { day: "2026-11-02", time: null }],
    ["20261102", { day: "2026-11-02", time: null }],
    ["25:00:00", null],
    ["2026-11-31 10:20:30", null],
    ["2026-11-02 上午", null],
    ["下午", null],
  ])("%s", (text, moment) => {
    expect(readMoment(text)).toEqual(moment);
  });
});

test.each([
  ["贷", 1],
  ["贷 Cr", 1],
  ["收入", 1],
  ["来账", 1],
  ["+", 1],
  ["c", 1],
  ["借", 2],
  ["借 Dr", 2],
  ["支出（-）", 2],
  ["往账", 2],
  ["－", 2],
  ["D", 2],
  ["不计收支", undefined],
])("the mark %s", (mark, direction) => {
  expect(readDirection(mark)).toBe(direction);
});

describe("amounts", () => {
  test("are whole 分 without the dust of formulas", () => {
    expect([readFen(0.1 + 0.2), readFen(-12.3)]).toEqual([{ fen: 30 }, { fen: -1230 }]);
  });

  test("have two decimals, and a limit", () => {
    expect([readFen(10.005), readFen(1e13)]).toEqual([
      { fault: "最多 2 位小数" },
      { fault: "超出可记录的范围" },
    ]);
  });

  test.each([
    ["1,234.56", { fen: 123_456 }],
    ["100.00贷", { fen: 10_000 }],
    ["贷 100.00", { fen: 10_000 }],
    ["100.00借", { fen: -10_000 }],
    ["(100.00)", { fen: -10_000 }],
    ["xx,yyyy.zz", { fault: "“xx,yyyy.zz”不是金额" }],
  ])("the balance %s", (text, reading) => {
    expect(readStatedFen(text)).toEqual(reading);
  });
});

test.each([
  ["人民币元", "CNY"],
  ["RMB", "CNY"],
  ["CNY-人民币", "CNY"],
  ["人民币(本位币)", "CNY"],
  ["美元", "USD"],
  ["Usd", "USD"],
  ["泰铢", "泰铢"],
])("the currency %s", (text, code) => {
  expect(readCurrency(text)).toBe(code);
});

describe("texts", () => {
  test.each([
    [" 货款 ", "货款"],
    ["--", null],
    ["-------------------", null],
    ["/", null],
    ["", null],
    [243, "243"],
    [null, null],
  ])("%j", (cell, text) => {
    expect(readText(cell)).toBe(text);
  });

  test.each([
    ["6222 0000 1111 2222", "6222000011112222"],
    ["0200-0000-0900-0001", "0200000009000001"],
    ["'6222000011112222", "6222000011112222"],
    ["６２２２", "6222"],
    ["622200******2222", "622200******2222"],
    ["NRA1234567890", "NRA1234567890"],
    ["243", "243"],
    ["-", null],
  ])("the account %s", (cell, number) => {
    expect(readAccountNumber(cell)).toBe(number);
  });

  test("a serial number of zeros is none", () => {
    expect([readSerial("0000000000"), readSerial("'A01")]).toEqual([null, "A01"]);
  });
});
