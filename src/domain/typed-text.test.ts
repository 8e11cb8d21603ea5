import { expect, test } from "vitest";
import { cutBlanks, cutEmptyLines, joinCode } from "./typed-text.ts";

test.each([
  ["  上海云启  ", "上海云启"],
  ["　示例\u00a0公司\u200b ", "示例\u00a0公司"],
  ["\ufeff\t 张三\n", "张三"],
  [" \u200b ", ""],
])("%j without blanks around it is %j", (text, cut) => expect(cutBlanks(text)).toBe(cut));

test.each([
  ["\n \n　　各位客户：\n请核对 \n\n", "　　各位客户：\n请核对"],
  ["一", "一"],
  [" \n　\n", ""],
])("lines %j become %j", (text, cut) => expect(cutEmptyLines(text)).toBe(cut));

test.each([
  [" 9131 0115 MA1K 4B2C 3D", "91310115MA1K4B2C3D"],
  ["９１３１\u3000ｍａ", "9131ma"],
  ["138\u200b0000\u00a01111", "13800001111"],
])("code %j becomes %j", (text, code) => expect(joinCode(text)).toBe(code));
