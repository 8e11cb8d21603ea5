import { expect, test } from "vitest";
import { readTerms } from "./search-terms.ts";
import { readAmount, tidyAmount } from "./typed-amount.ts";

test("invoices are set apart by line breaks, commas, 、 and blanks", () => {
  expect(readTerms("26312001\n26312002,无锡明达，苏州工联、26312001  杭州云栖")).toEqual({
    terms: ["26312001", "26312002", "无锡明达", "苏州工联", "杭州云栖"],
    fault: null,
  });
});

test("a term that is too long, or too many of them, are no terms", () => {
  expect(readTerms("一".repeat(51)).fault).toMatch(/^识别异常/);
  expect(readTerms("一".repeat(50)).fault).toBeNull();
  const many = (count: number) => Array.from({ length: count }, (_none, index) => index).join(",");
  expect(readTerms(many(500)).fault).toBeNull();
  expect(readTerms(many(501)).fault).toBe("识别异常：共 501 项，一次最多 500 项");
});

test.each([
  ["１2abc3", "23"],
  ["12.345", "12.34"],
  ["1.2.3", "1.23"],
  ["-5", "5"],
  [".5", ".5"],
])("of %s an amount keeps %s", (typed, kept) => expect(tidyAmount(typed)).toBe(kept));

test("an amount is read once there is one", () => {
  expect(readAmount("")).toBeUndefined();
  expect(readAmount(".")).toBeUndefined();
  expect(readAmount("12.")).toBe(12);
  expect(readAmount("0.50")).toBe(0.5);
});
