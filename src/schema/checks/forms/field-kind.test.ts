import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a kind that shows may also edit", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '["name", "status"]',
      '["name", { "field": "status", "kind": "number" }]',
    ]),
  ).toEqual([]);
});

test.each([
  ["money", "number"],
  ["files", "object or string"],
])("%s cannot show a value of another type", (kind, types) => {
  const column = kind === "money" ? "taxNumber" : "status";
  const value = kind === "money" ? "string" : "number";
  expect(
    checkEdit("screens/client-list.json", [
      '"ownerName", "status"]',
      `"ownerName", { "field": "${column}", "id": "shown", "kind": "${kind}" }]`,
    ]),
  ).toEqual([expect.stringContaining(`"${kind}" is for ${types}, but the value is ${value}`)]);
});

test("money cannot be typed into a filter of a text", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '["name", "status"]',
      '[{ "field": "name", "kind": "money" }, "status"]',
    ]),
  ).toEqual([expect.stringContaining('"money" is for number, but the value is string')]);
});

test("a file is asked for by a step, never typed into a form", () => {
  const dialog =
    '"file": { "title": "导入", "permission": "client.edit", "fields": ["file"], "submit": { "call": "report.import" } },';
  expect(checkEdit("screens/report-list.json", ['"dialogs": {', `"dialogs": { ${dialog}`])).toContainEqual(
    expect.stringContaining(
      'dialogs.file.fields[0]: a file cannot be typed in; ask for it by a step "upload"',
    ),
  );
});

test("a control of Formily's documentation that a kind replaces leads to it", () => {
  expect(
    checkEdit("blocks/client-form.json", ['"name": {}', '"name": { "x-component": "Input.TextArea" }']),
  ).toEqual([expect.stringContaining('no such field kind; its work is done by "text"')]);
});

test("what works by Formily's field stands in forms alone", () => {
  expect(
    checkEdit("blocks/client-form.json", ['"name": {}', '"name": { "x-component": "TimePicker" }']),
  ).toEqual([]);
  expect(
    checkEdit("screens/client-list.json", [
      '["name", "status"]',
      '[{ "field": "name", "kind": "TimePicker" }, "status"]',
    ]),
  ).toContainEqual(expect.stringContaining('the field kind "TimePicker" stands in forms alone'));
});
