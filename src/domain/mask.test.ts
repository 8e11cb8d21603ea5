import { expect, test } from "vitest";
import { maskBankCard, maskIdentity, maskPhone } from "./mask.ts";

test("a phone keeps its first three and last four digits", () => {
  expect(maskPhone("13812341234")).toBe("138****1234");
});

test("masking a masked phone changes nothing", () => {
  expect(maskPhone(maskPhone("13812341234"))).toBe("138****1234");
});

test.each([
  ["310104198001011234", "310***********1234"],
  ["H12345678", "H12**5678"],
  ["1234567", "1******"],
  ["", ""],
])("of the identity number %s only the ends stay: %s", (number, masked) => {
  expect(maskIdentity(number)).toBe(masked);
  expect(maskIdentity(masked)).toBe(masked);
});

test.each([
  ["6222021234567890", "6222 **** **** 7890"],
  ["622202******7890", "6222 **** **** 7890"],
  ["NRA1234567890", "NRA1 **** **** 7890"],
  ["243", "243"],
  ["", ""],
])("of the account %s only the ends stay, unless it is a bank's own short one: %s", (number, masked) => {
  expect(maskBankCard(number)).toBe(masked);
  expect(maskBankCard(masked)).toBe(masked);
});
