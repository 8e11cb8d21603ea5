import { assert, constantFrom, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { formatYuan } from "./money.ts";
import { readNumber, readPercentage, roundDust } from "./number-text.ts";

test.each([
  ["1,234.56", 1234.56],
  ["1 234.56", 1234.56],
  ["12 345 678", 12345678],
  [" １２３。５ ", 123.5],
  ["\u200b100\u200b", 100],
  ["￥ 1,000", 1000],
  ["¥-5.20", -5.2],
  ["-¥5.20", -5.2],
  ["CNY100.00", 100],
  ["100.00 RMB", 100],
  ["人民币100元整", 100],
  ["100.00元", 100],
  ["+100.00", 100],
  ["100万", 1_000_000],
  ["1.2万元", 12_000],
  ["500万元人民币", 5_000_000],
  ["100万人民币", 1_000_000],
  ["0.5亿", 50_000_000],
  ["1.5E+05", 150_000],
  ["1e-2", 0.01],
  ["9.15E+17", 915_000_000_000_000_000],
  ["(1,234.56)", -1234.56],
  ["（100）", -100],
  ["1234.56-", -1234.56],
  ["−3", -3],
  ["-0", 0],
  ["(0.00)", 0],
  [".5", 0.5],
  ["12.", 12],
  ["007", 7],
  ["0.30000000000000004", 0.30000000000000004],
])("%j is a number", (text, number) => expect(readNumber(text)).toBe(number));

test.each([
  "",
  " ",
  "-",
  ".",
  "元",
  "万",
  "e5",
  "()",
  "(-5)",
  "-5-",
  "--5",
  "1,23",
  "1,2345",
  "1.234,56",
  "1.2.3",

  "2026-01-05",
  "5%",
  "12a",
  "a12",
  "1/2",
  "12-3",
  "100贷",
  "1e5e5",
  "3 4",
  "1\t2",
  "一百",
  "0x10",
  "NaN",
  "Infinity",
  "1e999",
  "1234567890123456",
  "#REF!",
  "100 200元 300",
])("%j is none", (text) => expect(readNumber(text)).toBeUndefined());

test.each([
  ["3.25%", 3.25],
  ["3.25 ％", 3.25],
  ["3.25", 3.25],
  ["%", undefined],
  ["3.25%%", undefined],
])("%j is the percentage %j", (text, number) => expect(readPercentage(text)).toBe(number));

test("an amount as the screens write it is read as that amount", () => {
  assert(
    property(integer({ min: -99_999_999_999_900, max: 99_999_999_999_900 }), (fen) => {
      expect(readNumber(formatYuan(fen / 100))).toBe(fen / 100 || 0);
    }),
  );
});

test("whatever stands in a text, it is read as all of its digits, or not at all", () => {
  const characters = constantFrom(..."0123456789.-,()+ae%/ ".split(""));
  assert(
    property(string({ unit: characters, maxLength: 12 }), (text) => {
      const read = readNumber(text);
      if (read === undefined || text.includes("e")) return;
      const digits = text.replaceAll(/[^\d.]/g, "");
      expect(Math.abs(read)).toBe(Number(digits));
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [0.30000000000000004, 2, 0.3],
  [100.0000000001, 2, 100],
  [99.9999999999, 2, 100],
  [123_456_789_012.34, 2, 123_456_789_012.34],
  [-0.000_000_000_1, 2, 0],
  [5.0000000001, 0, 5],
  [10.005, 2, undefined],
  [0.004, 2, undefined],
  [0.01, 0, undefined],
])("%d with %i decimals is %j", (value, decimals, rounded) =>
  expect(roundDust(value, decimals)).toBe(rounded),
);
