import { expect, test, vi } from "vitest";
import { compileText } from "../expression/template.ts";
import { RequestError } from "../request/request-error.ts";
import { failureText } from "./failure-text.ts";

test("a sentence for the user is passed on, the server's own in whatever language", () => {
  expect(failureText(new Error("服务器返回的列表格式不正确"))).toBe("服务器返回的列表格式不正确");
  expect(failureText(new RequestError("refused", "Quota exceeded"))).toBe("Quota exceeded");
});

test("what the server found at single values is told, once, where its sentence does not say it", () => {
  const found = (...messages: readonly string[]) =>
    messages.map((message, index) => ({ path: `p${index}`, message }));
  const refused = (message: string, ...messages: readonly string[]) =>
    failureText(new RequestError("refused", message, { fieldErrors: found(...messages) }));
  expect(refused("填写的内容有误", "年度不能大于 2100", "年度不能大于 2100", "期间不能大于 12")).toBe(
    "填写的内容有误：年度不能大于 2100；期间不能大于 12",
  );
  expect(refused("期间不能大于 12", "期间不能大于 12")).toBe("期间不能大于 12");
  expect(refused("填写的内容有误", "甲", "乙", "丙", "丁")).toBe("填写的内容有误：甲；乙；丙等 4 处");
});

test("what the program complains about goes to the console, once", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const fault = new TypeError("row is not iterable");
  expect(failureText(fault)).toMatch(/请联系管理员/);
  expect(failureText(fault)).toMatch(/请联系管理员/);
  expect(logged.mock.calls).toEqual([[fault]]);
  const { error } = attempt("{{ toNumber(名称) }}");
  expect(failureText(error)).toMatch(/请联系管理员/);
  logged.mockRestore();
});

function attempt(text: string): { readonly error: unknown } {
  try {
    return { error: compileText(text)({ 名称: "甲" }) };
  } catch (error) {
    return { error };
  }
}
