import { afterEach, expect, test, vi } from "vitest";
import { allowHtml } from "./trusted-types.ts";

type Rules = { readonly createHTML: (text: string) => string | null };

afterEach(() => vi.unstubAllGlobals());

function rulesOf(texts: readonly string[]): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  allowHtml(texts);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe("default");
  if (!rules) throw new Error("no policy was made");
  return rules;
}

test("styles and the texts that are named become HTML, anything with a tag does not", () => {
  const { createHTML } = rulesOf(["<b>ours</b>"]);
  const styles = '.ant-btn:hover>span{color:#fff;content:"\\201c"}';
  expect([styles, "<b>ours</b>", "<img src=x onerror=alert(1)>", "<b>ours</b><i>"].map(createHTML)).toEqual([
    styles,
    "<b>ours</b>",
    null,
    null,
  ]);
});

test("of a text nobody makes a script", () => {
  expect(Object.keys(rulesOf([]))).toEqual(["createHTML"]);
});

test("a browser without Trusted Types is left alone", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(() => allowHtml([])).not.toThrow();
});
