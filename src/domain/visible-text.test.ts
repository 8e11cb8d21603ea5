import { expect, test } from "vitest";
import { withoutInvisibleMarks } from "./visible-text.ts";

test.each([
  ["张\u200b三", "张三"],
  ["\ufeff上海云帆\u2060", "上海云帆"],
  ["\u202d91310000MA1FL0XX1X\u202c", "91310000MA1FL0XX1X"],
  ["李\u200d四\u200c", "李四"],
  ["\u2066王五\u2069\u200f", "王五"],
  ["软\u00ad连字", "软连字"],
  ["云启\u00a0示例\u202f公司", "云启 示例 公司"],
])("%j is seen as %s", (typed, seen) => {
  expect(withoutInvisibleMarks(typed)).toBe(seen);
});

test.each(["张三", "𠮷野家", "a b　c\n", "👨‍👩‍👧 一家", "❤️‍🔥", "👩🏽‍💻", "é"])("%s stays as it is", (text) => {
  expect(withoutInvisibleMarks(text)).toBe(text);
});
