import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

const FILE = "api/filing.json";
const LIST = '["kjnd", "kjqj"]';

test("a year, a month and a company are whole numbers, a whole period is a text", () => {
  expect(checkEdit(FILE, [`"period": ${LIST}`, `"period": ${LIST}, "company": "state"`])).toEqual([]);
  expect(checkEdit(FILE, [`"period": ${LIST}`, '"period": "kjqj"'])).toContainEqual(
    expect.stringContaining('x-context.period: "kjqj" is no text'),
  );
});

test("the company is a parameter of the operation", () => {
  expect(checkEdit(FILE, [`"period": ${LIST}`, `"period": ${LIST}, "company": "qyid"`])).toContainEqual(
    expect.stringContaining('x-context.company "qyid": no parameter of filing.page'),
  );
});
