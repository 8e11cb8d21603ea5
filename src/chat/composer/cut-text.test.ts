import { expect, test } from "vitest";
import { limitTyped, pasteInto } from "./cut-text.ts";

const long = (length: number) => "长".repeat(length);

test("typing warns when 500 characters are reached, and not at each one before", () => {
  expect(limitTyped(long(498), long(499)).warning).toBeNull();
  expect(limitTyped(long(499), long(500))).toEqual({ text: long(500), warning: "最多输入 500 个字" });
  expect(limitTyped(long(500), long(500)).warning).toBeNull();
  expect(limitTyped(long(500), long(501))).toEqual({ text: long(500), warning: "最多输入 500 个字" });
});

test("pasted text is cut where the message ends, and takes the place of what was selected", () => {
  expect(pasteInto({ text: "前后", start: 1, end: 1 }, "中间")).toEqual({
    text: "前中间后",
    caret: 3,
    warning: null,
  });
  const cut = pasteInto({ text: long(499), start: 0, end: 0 }, "插入");
  expect(cut).toMatchObject({ text: `插${long(499)}`, caret: 1 });
  expect(cut.warning).toContain("超出的部分没有粘贴");
  const replaced = pasteInto({ text: long(500), start: 0, end: 500 }, "x".repeat(10_000));
  expect(replaced.text).toBe("x".repeat(500));
});

test("a sign of two units is taken whole or not at all", () => {
  expect(pasteInto({ text: long(499), start: 499, end: 499 }, "😀").text).toBe(long(499));
  expect(limitTyped(long(499), `${long(499)}😀`).text).toBe(long(499));
});
