import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { bankCardCheckDigit, bankCardFault } from "./bank-card.ts";

/** The textbook example of the formula, and numbers of the ranges that card schemes publish for tests. */
test.each([
  ["7992739871", "3"],
  ["411111111111111", "1"],
  ["620000000000000", "5"],
  ["620550000000000000", "4"],
])("after %s stands %s", (first, digit) => {
  expect(bankCardCheckDigit(first)).toBe(digit);
});

test.each([
  ["4111111111111111", null],
  ["411111111111111", "银行卡号应为 16 至 19 位数字，请核对后重新填写"],
  ["4111 1111 1111 1111", "银行卡号应为 16 至 19 位数字，请核对后重新填写"],
  ["41111111111111110000", "银行卡号应为 16 至 19 位数字，请核对后重新填写"],
  ["4111111111111112", "银行卡号校验位不正确，请核对后重新填写"],
])("%j: %s", (text, fault) => {
  expect(bankCardFault(text)).toBe(fault);
});

test("one mistyped digit is always found", () => {
  assert(
    property(
      integer({ min: 10 ** 14, max: 10 ** 15 - 1 }),
      integer({ min: 0, max: 15 }),
      integer({ min: 1, max: 9 }),
      (first, place, shift) => {
        const digits = `${first}${bankCardCheckDigit(String(first))}`.split("");
        expect(bankCardFault(digits.join(""))).toBeNull();
        digits[place] = String((Number(digits[place]) + shift) % 10);
        expect(bankCardFault(digits.join(""))).not.toBeNull();
      },
    ),
  );
});
