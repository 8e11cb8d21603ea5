import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("an operation without x-sort orders by nothing", () => {
  expect(checkEdit("screens/client-list.json", ['"width": 200 }', '"width": 200, "sort": true }'])).toEqual([
    expect.stringContaining('sort-column 10:69 columns[1].sort: client.page has no "x-sort"'),
  ]);
});

test("the columns of a table below a row do not order the list", () => {
  expect(
    checkEdit("screens/report-list.json", [
      '"columns": ["name", "amount"]',
      '"columns": ["name", { "field": "amount", "sort": true }]',
    ]),
  ).toEqual([expect.stringContaining("detail.columns[1].sort: only the columns of a list itself order it")]);
});

test("the list opens with a column that sorts", () => {
  expect(checkEdit("screens/report-list.json", ['"column": "amount"', '"column": "state"'])).toEqual([
    expect.stringContaining('sorted.column: the column "state" does not sort'),
  ]);
});

test("x-sort names parameters that there are", () => {
  expect(checkEdit("api/report.json", ['"by": "sortField"', '"by": "sortFeild"'])).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        'x-sort.by "sortFeild": no parameter of report.page; did you mean "sortField"?',
      ),
    ]),
  );
});
