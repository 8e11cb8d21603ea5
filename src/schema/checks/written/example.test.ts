import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("without the code an action is hidden", () => {
  expect(
    checkEdit("screens/client-list.json", ['"as": ["client", "client.edit"]', '"as": ["client"]']),
  ).toEqual([expect.stringContaining('"edit" is hidden, not enabled')]);
});

test("the first condition that holds disables", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      [
        '"confirm": "确定',
        '"disabled": [{ "when": "{{ row.id === 1 }}", "reason": "不能停用" }],\n      "confirm": "确定',
      ],
      ['"status": 0 },\n', '"status": 1 },\n'],
      ['"stop": "hidden"', '"stop": "disabled"'],
    ),
  ).toEqual([]);
});

test("a row that lacks what a condition reads cannot be judged", () => {
  expect(
    checkEdit("screens/client-list.json", ['      "row": { "id": 1, "name": "甲", "status": 0 },\n', ""]),
  ).toEqual([expect.stringContaining('"stop" cannot be judged')]);
});

const ROW = '"row": { "id": 1, "name": "甲", "status": 0 }';

test.each([
  [
    '"row": { "id": 1, "naem": "甲", "status": 0 }',
    'row "naem": there is no such key here; did you mean "name"?',
  ],
  ['"row": { "id": "1", "name": "甲", "status": 0 }', "row.id: must be an integer, not a string"],
  [`${ROW}, "selection": [{ "ids": 1 }]`, 'selection[0] "ids": there is no such key here'],
  [`${ROW}, "filters": { "nam": "甲" }`, 'filters "nam": there is no such key here'],
  [`${ROW}, "today": "2026-02-30"`, 'today: "2026-02-30" is no date'],
  [`${ROW}, "period": "2026-13"`, 'period: "2026-13" is no period'],
])("an example assumes what there is: %s", (to, words) => {
  expect(checkEdit("screens/client-list.json", [ROW, to])).toEqual([expect.stringContaining(words)]);
});

test("an example says what the screen is given, by its inputs", () => {
  const givenId = (written: string, to: string) =>
    checkEdit("screens/report-list.json", [
      '"rowActions"',
      `"examples": [{ "name": "例", "as": ["client"], "given": ${written}, "row": {}, "expect": ${to} }],\n  "rowActions"`,
    ]);
  expect(givenId('{ "nothing": 1 }', '{ "none": "hidden" }')).toContainEqual(
    expect.stringContaining('given "nothing": there is no such key here'),
  );
});
