import { expect, test, vi } from "vitest";
import { compileText } from "../expression/template.ts";
import { RequestError } from "../request/request-error.ts";
import { failureText } from "./failure-text.ts";

test("a sentence for the user is passed on, the server's own in whatever language", () => {
  expect(failureText(new Error("服务器返回的列表格式不正确"))).toBe("服务器返回的列表格式不正确");
  expect(failureText(new RequestError("refused", "Quota exceeded"))).toBe("Quota exceeded");
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
