import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const withFilter = (filter: string) =>
  checkEdit("screens/client-list.json", ['"filters": ["name", "status"]', `"filters": [${filter}]`]);

test("全部 that sends nothing needs no value of the code table", () => {
  expect(withFilter('{ "field": "status", "all": true }')).toEqual([]);
});

test("a kind without choices has no 全部", () => {
  expect(withFilter('{ "field": "name", "all": true }')).toEqual([
    expect.stringMatching(/^filter-all 9:41 filters\[0\]\.all: the field kind text has no list of choices/),
  ]);
});

test("the value that is sent fits the parameter, and is one that the table marks", () => {
  expect(withFilter('{ "field": "status", "all": "-1" }')).toEqual(
    expect.arrayContaining([expect.stringContaining("filters[0].all: must be an integer, not a string")]),
  );
  expect(withFilter('{ "field": "status", "all": 1 }')).toEqual([
    expect.stringContaining('filters[0].all: the code table "clientStatus" does not mark 1 as "all"'),
  ]);
});
