import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { cleanNumericText, readNumericText, tidyNumber, writePastedNumber } from "./numeric-text.ts";

const money = { decimals: 2, signed: true, limit: 999_999_999_999 };

test.each([
  ["1,234.567", "1234.56"],
  ["-12a.3.4", "-12.34"],
  ["12-3", "123"],
  ["￥ 1２３．5", "123.5"],
  ["。5", ".5"],
  ["12.", "12."],
  ["-", "-"],
  ["1000000000000", "999999999999"],
  ["-1000000000000.5", "-999999999999"],
  ["abc", ""],
])("an amount typed as %j becomes %j", (typed, text) => expect(cleanNumericText(typed, money)).toBe(text));

test("a smaller maximum caps earlier", () => {
  expect(cleanNumericText("10000000000", { ...money, limit: 9_999_999_999 })).toBe("9999999999");
});

test("whole numbers without a sign keep digits alone", () => {
  expect(cleanNumericText("-1a2.5", { decimals: 0, signed: false })).toBe("12");
});

test("what is cleaned once is clean, and is empty, a sign, a point or a number within the limit", () => {
  const characters = constantFrom(..."0123456789.-,。a ".split(""));
  assert(
    property(string({ unit: characters, maxLength: 20 }), (typed) => {
      const text = cleanNumericText(typed, money);
      expect(cleanNumericText(text, money)).toBe(text);
      expect(text).toMatch(/^-?\d*(\.\d{0,2})?$/);
      const number = readNumericText(text);
      if (typeof number === "number") expect(Math.abs(number)).toBeLessThanOrEqual(money.limit);
    }),
  );
});

test.each([
  ["1,234.5", "1234.5"],
  ["￥ 1２３．50", "123.5"],
  ["1.5E+05", "150000"],
  ["100万元", "1000000"],
  ["(1,234.56)", "-1234.56"],
  ["0.30000000000000004", "0.3"],
  ["1234.567", "1234.567"],
  ["1000000000000", "999999999999"],
  ["1234567890123456789012345678", "999999999999"],
])("an amount pasted as %j is %j", (pasted, text) => expect(writePastedNumber(pasted, money)).toBe(text));

test.each(["1.234,56", "2026-01-05", "5%", "9.15E+17", "约 100", "1,23", "-5-", "12.34.56"])(
  "%j stays when it is pasted: it is no amount",
  (pasted) => expect(writePastedNumber(pasted, money)).toBe(pasted),
);

test("a text that is a number is one in a request, without a formula's dust; any other stays", () => {
  expect(tidyNumber("100万", { decimals: 2 })).toBe(1_000_000);
  expect(tidyNumber("0.30000000000000004", { decimals: 2 })).toBe(0.3);
  expect(tidyNumber("1.005", { decimals: 2 })).toBe(1.005);
  expect(tidyNumber("1.234,56", { decimals: 2 })).toBe("1.234,56");
  expect(tidyNumber("  ", {})).toBeUndefined();
});
