import { expect, test } from "vitest";
import { isSamePersonName, tidyPersonName } from "./person-name.ts";

test.each([
  ["张　三", "张三"],
  [" 张 三 ", "张三"],
  ["欧阳 小 明", "欧阳小明"],
  ["买买提•艾山", "买买提·艾山"],
  ["买买提 ． 艾山", "买买提·艾山"],
  ["买买提.艾山", "买买提·艾山"],
  ["John   Example", "John Example"],
  ["Ｊｏｈｎ　Example", "John Example"],
  ["J. Smith", "J. Smith"],
  ["大卫 John Smith", "大卫John Smith"],
  ["𠮷田", "𠮷田"],
])("keeps %s as %s", (written, kept) => {
  expect(tidyPersonName(written)).toBe(kept);
  expect(tidyPersonName(kept)).toBe(kept);
});

test.each([
  ["张　三", "张三", true],
  ["张三", "张山", false],
  ["买买提·艾山", "买买提．艾山", true],
  ["买买提艾山", "买买提·艾山", false],
  ["JOHN EXAMPLE", "John  Example", true],
  ["Johnexample", "John Example", false],
])("%s and %s are one name: %s", (one, other, isSame) => {
  expect(isSamePersonName(one, other)).toBe(isSame);
});
