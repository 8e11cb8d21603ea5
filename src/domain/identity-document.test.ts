import { describe, expect, test } from "vitest";
import { documentFault, regionOfDocument } from "./identity-document.ts";
import { identityCheckDigit } from "./identity-number.ts";

const TODAY = "2026-11-20";
const withCheckDigit = (first: string) => `${first}${identityCheckDigit(first)}`;

const CARD = withCheckDigit("31011519900307421");
const HONG_KONG = withCheckDigit("81000019900307421");
const MACAO = withCheckDigit("82000019900307421");
const TAIWAN = withCheckDigit("83000019900307421");
const PERMANENT = withCheckDigit("91184019900307421");

describe("numbers by the kind of their document", () => {
  test.each([
    ["201", CARD],
    ["208", "E00000001"],
    ["208", "12345"],
    ["210", "H12345678"],
    ["210", "M1234567801"],
    ["213", "12345678"],
    ["213", "1234567890(B)"],
    ["227", "E12345678"],
    ["227", "EA1234567"],
    ["233", PERMANENT],
    ["233", "USA310123456789"],
    ["237", HONG_KONG],
    ["238", TAIWAN],
    ["299", "any"],
  ])("%s %s is one", (kind, number) => {
    expect(documentFault(kind, number, TODAY)).toBeUndefined();
  });

  test.each([
    ["201", "E00000001", "身份证号码不正确"],
    ["201", `${CARD.slice(0, -1)}${CARD.endsWith("1") ? "2" : "1"}`, "身份证号码不正确"],
    ["208", "E-1", "外国护照"],
    ["210", "12345678", "港澳居民来往内地通行证"],
    ["213", "H12345678", "台湾居民来往大陆通行证"],
    ["227", "12345678", "中国护照"],
    ["233", CARD, "外国人永久居留身份证"],
    ["237", CARD, "港澳居民居住证"],
    ["238", HONG_KONG, "台湾居民居住证"],
  ])("%s %s is none", (kind, number, words) => {
    expect(documentFault(kind, number, TODAY)).toContain(words);
  });
});

test.each([
  ["201", CARD, "中国"],
  ["227", "E12345678", "中国"],
  ["210", "H12345678", "中国香港"],
  ["210", "M12345678", "中国澳门"],
  ["237", HONG_KONG, "中国香港"],
  ["237", MACAO, "中国澳门"],
  ["213", "12345678", "中国台湾"],
  ["238", TAIWAN, "中国台湾"],
  ["208", "E00000001", undefined],
  ["233", PERMANENT, undefined],
])("%s %s is of %s", (kind, number, region) => {
  expect(regionOfDocument(kind, number)).toBe(region);
});
