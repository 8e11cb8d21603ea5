import { expect, test } from "vitest";
import { isSameName } from "./same-name.ts";

test.each([
  ["上海变体十五（中国）有限公司", "上海变体十五(中国)有限公司"],
  ["某某银行（尾号１）", "某某银行 (尾号1)"],
  ["张　三", "张三"],
  ["ＡＢＣ 贸易\u200b", "ABC贸易"],
])("%s is %s", (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ["上海云启（中国）有限公司", "上海云启中国有限公司"],
  ["ABC贸易", "abc贸易"],
  ["某某银行（尾号1）", "某某银行（尾号11）"],
])("%s is not %s", (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
