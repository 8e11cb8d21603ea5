import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { fenToYuan, formatYuan, isCalculating, yuanToFen } from "./money.ts";

test.each([
  [0, "0.00"],
  [-0, "0.00"],
  [-0.001, "0.00"],
  [1234567.5, "1,234,567.50"],
  [-1234.05, "-1,234.05"],
  [999_999_999_999, "999,999,999,999.00"],
])("%d yuan reads %s", (yuan, text) => expect(formatYuan(yuan)).toBe(text));

test("only the agreed amount means that it is still being worked out", () => {
  expect([-8888888888.88, -8888888888, null].map(isCalculating)).toEqual([true, false, false]);
});

test("yuan with two decimals are whole 分 and come back unchanged", () => {
  assert(
    property(integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (fen) => {
      const yuan = Number(
        `${fen < 0 ? "-" : ""}${Math.floor(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, "0")}`,
      );
      expect(yuanToFen(yuan)).toBe(fen);
      expect(yuanToFen(fenToYuan(fen))).toBe(fen);
    }),
  );
});

test("sums in 分 have no dust", () => {
  expect(fenToYuan(yuanToFen(0.1) + yuanToFen(0.2))).toBe(0.3);
});

test.each([
  [1.005, 101],
  [-1.005, -101],
  [4379.395, 437_940],
  [0.004, 0],
  [-0.004, 0],
])("%d yuan are %d 分: half a 分 counts as one", (yuan, fen) => expect(yuanToFen(yuan)).toBe(fen));
