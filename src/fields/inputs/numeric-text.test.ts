import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { cleanNumericText, readNumericText } from "./numeric-text.ts";

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
