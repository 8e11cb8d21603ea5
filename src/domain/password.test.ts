import { expect, test } from "vitest";
import { passwordFault } from "./password.ts";

test.each([
  ["", "请输入密码"],
  ["Abcdef1!", "密码不能包含特殊字符"],
  ["密码Abc123", "密码不能包含特殊字符"],
  ["Abcdef 12", "密码不能包含特殊字符"],
  ["Abcde12", "长度为8~18位"],
  ["Abcdefghijklmnop123", "长度为8~18位"],
  ["abcdefg1", "长度为8~18位，必须包含大小写字母"],
  ["ABCDEFG1", "长度为8~18位，必须包含大小写字母"],
  ["12345678", "长度为8~18位，必须包含大小写字母"],
  ["Abcdefgh", "必须包含数字"],
  ["Abc", "长度为8~18位，必须包含大小写字母、数字"],
  ["abcdefgh", "长度为8~18位，必须包含大小写字母、数字"],
])("“%s” is refused: %s", (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test.each(["Abcdef12", "aB3aB3aB3aB3aB3aB3"])("“%s” is accepted", (password) => {
  expect(passwordFault(password)).toBeNull();
});
