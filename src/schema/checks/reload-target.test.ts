import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

const ROW_STEP = '{ "reload": "row" }]';

test("a step reloads a tree that its screen has", () => {
  expect(checkEdit("screens/report-list.json", ['"reload": "list"', '"reload": "aside"'])).toEqual([]);
  expect(checkEdit("screens/client-list.json", [ROW_STEP, '{ "reload": "aside" }]'])).toEqual([
    expect.stringMatching(
      /^reload-target 24:\d+ rowActions\[0\].do\[1\].reload: "aside": the screen client.list has no/,
    ),
  ]);
});

test("a step reloads counts that the tabs have", () => {
  expect(checkEdit("screens/report-list.json", ['"reload": "list"', '"reload": "counts"'])).toEqual([]);
  expect(checkEdit("screens/client-list.json", [ROW_STEP, '{ "reload": "counts" }]'])).toEqual([
    expect.stringContaining('"counts": the screen client.list has no "tabs" with "counts"'),
  ]);
});
