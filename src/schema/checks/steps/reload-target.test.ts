import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const ROW_STEP = '{ "open": "edit" }, { "toast": "已保存" }]';

test("a step reloads a tree that its screen has", () => {
  expect(checkEdit("screens/report-list.json", ['"reload": "list"', '"reload": "aside"'])).toEqual([]);
  expect(
    checkEdit("screens/client-list.json", [ROW_STEP, '{ "reload": "aside" }, { "open": "edit" }]']),
  ).toEqual([
    expect.stringMatching(
      /^reload-target 24:\d+ rowActions\[0\].do\[0\].reload: "aside": the screen client.list has no/,
    ),
  ]);
});

test("a step reloads counts that the tabs have", () => {
  expect(checkEdit("screens/report-list.json", ['"reload": "list"', '"reload": "counts"'])).toEqual([]);
  expect(
    checkEdit("screens/client-list.json", [ROW_STEP, '{ "reload": "counts" }, { "open": "edit" }]']),
  ).toEqual([expect.stringContaining('"counts": the screen client.list has no "tabs" with "counts"')]);
});
