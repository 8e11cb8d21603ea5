import { expect, test } from "vitest";
import { nameInitials, readName } from "./name-reading.ts";
import { isFound, searchPattern, searchWords } from "./name-search.ts";

test.each([
  ["上海云帆财税咨询有限公司", "SHYFCSZXYXGS"],
  ["重庆长安会计师事务所", "CQCAKJSSWS"],
  ["厦门银行（厦门）", "XMYHXM"],
  ["瑞安睿达3D打印", "RARD3DDY"],
  ["泸州芜湖", "LZWH"],
  ["ｏｐｐｏ 专卖", "OPPOZM"],
  ["𠮷野家", "YJ"],
  ["（）·-", ""],
  ["", ""],
])("the initials of %s are %s", (name, code) => {
  expect(nameInitials(name)).toBe(code);
});

test("a reading has every character, the reading of its word first", () => {
  expect(readName("重庆")).toBe("|重/chong/zhong|庆/qing");
  expect(readName("（3D）绿")).toBe("|3|d|绿/lv/lu");
});

test.each([
  ["杭州科技有限公司", "hzkj"],
  ["杭州科技有限公司", "hangzhoukeji"],
  ["杭州科技有限公司", "HangZkj"],
  ["杭州科技有限公司", "kejiyx"],
  ["杭州科技有限公司", "杭zkj"],
  ["杭州科技有限公司", "杭州 yxgs"],
  ["杭州科技有限公司", "hz　gs"],
  ["重庆火锅", "cqhg"],
  ["重庆火锅", "chongqing"],
  ["重庆火锅", "zqhg"],
  ["乐清长江银行", "yqcjyh"],
  ["单县曾记", "shanxianzeng"],
  ["吕梁", "lvliang"],
  ["吕梁", "luliang"],
  ["云启（杭州）贸易", "云启杭州"],
  ["云启（杭州）贸易", "云启(杭州)"],
  ["瑞达3D打印", "3ddy"],
])("%s is found by %s", (name, text) => {
  expect(isFound(text, [name], () => [readName(name)])).toBe(true);
});

test.each([
  ["杭州科技有限公司", "hzgs"],
  ["杭州科技有限公司", "angzhou"],
  ["杭州科技有限公司", "hz 上海"],
  ["杭州科技有限公司", "ou"],
  ["杭州科技有限公司", "州杭"],
  ["杭州科技有限公司", "."],
])("%s is not found by %s", (name, text) => {
  expect(isFound(text, [name], () => [readName(name)])).toBe(false);
});

test("a text of blanks has no words; signs alone, numbers and endless words have no pattern", () => {
  expect(searchWords(" \u3000 ")).toEqual([]);
  expect(["|.*(", "9133", "a".repeat(41)].map(searchPattern)).toEqual([null, null, null]);
});

test("a word that can be read in countless ways is answered", () => {
  const reading = readName("安南".repeat(50));
  expect(isFound("an".repeat(19), [], () => [reading])).toBe(true);
  expect(isFound(`${"an".repeat(19)}x`, [], () => [reading])).toBe(false);
});
