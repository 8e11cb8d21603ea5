import { expect, test } from "vitest";
import { difference } from "./texts.ts";

test("pages with the same texts do not differ", () => {
  expect(difference([["名称"], ["甲", "1"]], [["名称"], ["甲", "1"]])).toBeUndefined();
});

test.each([
  [[["甲", "2"]], 'line 0, text 1: "1" and "2"'],
  [[["甲"]], 'line 0, text 1: "1" and "undefined"'],
  [[["甲", "1", "x"]], 'line 0, text 2: "undefined" and "x"'],
  [[["甲", "1"], ["乙"]], "1 and 2 lines"],
])("the first difference to %j is told", (changed, expected) => {
  expect(difference([["甲", "1"]], changed)).toBe(expected);
});
