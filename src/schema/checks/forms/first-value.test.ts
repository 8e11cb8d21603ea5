import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FORM = "screens/report-form.json";
const initial = (value: string) =>
  checkEdit(
    FORM,
    ['  "inputs": { "name": { "of": "client.page", "optional": true } },\n', ""],
    ['"{{ given.name }}"', value],
  );

test("a form begins with values that its operation takes", () => {
  expect(initial('"甲"')).toEqual([]);
  expect(initial("null")).toEqual([]);
  expect(initial("7")).toEqual([
    expect.stringContaining("first-value 9:19 initial.clientName: must be a string, not a number"),
  ]);
});

test("a field's own default is held against its type too", () => {
  const issuesOfNode = (node: string) => checkEdit(FORM, ['"remark": {}', `"remark": { ${node} }`]);
  expect(issuesOfNode('"default": "无"')).toEqual([]);
  expect(issuesOfNode('"default": true')).toEqual([
    expect.stringContaining("form.properties.remark.default: must be a string, not a boolean"),
  ]);
  expect(issuesOfNode('"type": "boolean", "x-local": true, "default": "yes"')).toEqual([
    expect.stringContaining("form.properties.remark.default: must be a boolean, not a string"),
  ]);
});

test("the form of a block is checked where it is used", () => {
  expect(checkEdit("blocks/client-form.json", ['"name": {}', '"name": { "default": 7 }'])).toEqual([
    expect.stringContaining("first-value 10:28 form.properties.name.default: must be a string, not a number"),
  ]);
});
