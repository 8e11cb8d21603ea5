import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const LIST = "screens/report-list.json";

test.each([
  "^1[3-9]\\\\d{9}$",
  "^[0-9A-HJ-NPQRTUWXY]{2}\\\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$",
  "^[\\\\u4e00-\\\\u9fa5]{2,20}$",
])("%s is harmless", (pattern) => {
  expect(checkEdit(LIST, ["^[A-Z]+$", pattern])).toEqual([]);
});

test.each(["^(a|a)*$", "^(\\\\d+,?)+$"])("%s is a trap", (pattern) => {
  expect(checkEdit(LIST, ["^[A-Z]+$", pattern])).toEqual([
    expect.stringContaining("a text made for it would freeze the page"),
  ]);
});

test("a property may be called pattern", () => {
  expect(
    checkEdit("api/report.json", [
      '"code": {',
      '"pattern": { "title": "样式", "type": "string", "maxLength": 9 }, "code": {',
    ]),
  ).toEqual([]);
});
