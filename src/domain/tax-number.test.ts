import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taxNumberCheckDigit, taxNumberFault } from "./tax-number.ts";

const DIGITS = "0123456789ABCDEFGHJKLMNPQRTUWXY".split("");
const seventeen = fc
  .tuple(
    fc.array(fc.constantFrom(...DIGITS), { minLength: 2, maxLength: 2 }),
    fc.integer({ min: 110_000, max: 659_999 }),
    fc.array(fc.constantFrom(...DIGITS), { minLength: 9, maxLength: 9 }),
  )
  .map(([kind, region, organisation]) => `${kind.join("")}${region}${organisation.join("")}`);

test.each(["91350100M000100Y43", "914403001922038216", "91110000802100433B"])(
  "%s, a published code, is sound",
  (code) => {
    expect(taxNumberFault(code)).toBeNull();
  },
);

describe("what is no code says why", () => {
  test.each([
    ["9144030019220382", "税号应为 18 位统一社会信用代码，当前为 16 位"],
    ["", "税号应为 18 位统一社会信用代码，当前为 0 位"],
    ["91440300192203821O", "税号只能使用数字和大写字母（不含 I、O、S、V、Z），第 3 至 8 位为数字"],
    ["91440300192203821a", "税号只能使用数字和大写字母（不含 I、O、S、V、Z），第 3 至 8 位为数字"],
    ["9144A3001922038216", "税号只能使用数字和大写字母（不含 I、O、S、V、Z），第 3 至 8 位为数字"],
    ["914403001922038217", "税号校验位不正确，请核对后重新填写"],
  ])("%s", (code, fault) => {
    expect(taxNumberFault(code)).toBe(fault);
  });
});

test("the check digit makes a sound code, and every other one an unsound one", () => {
  fc.assert(
    fc.property(seventeen, fc.constantFrom(...DIGITS), (first, digit) => {
      const sound = taxNumberCheckDigit(first);
      expect(taxNumberFault(`${first}${digit}`) === null).toBe(digit === sound);
    }),
  );
});

test("one wrong digit anywhere is found", () => {
  fc.assert(
    fc.property(seventeen, fc.nat(16), fc.constantFrom(...DIGITS), (first, place, digit) => {
      fc.pre(first.charAt(place) !== digit);
      const code = `${first}${taxNumberCheckDigit(first)}`;
      expect(taxNumberFault(code.slice(0, place) + digit + code.slice(place + 1))).not.toBeNull();
    }),
  );
});

test("a digit that the standard does not have is refused", () => {
  expect(() => taxNumberCheckDigit("91440300192203I21")).toThrow('"I"');
});
