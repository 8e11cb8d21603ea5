import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

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
  ).toEqual([expect.stringContaining("expand.columns[1].sort: only the columns of a list itself order it")]);
});

test("the list opens with a column that sorts", () => {
  expect(checkEdit("screens/report-list.json", ['"order": "-amount"', '"order": "-state"'])).toEqual([
    expect.stringContaining('order: the column "state" does not sort'),
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

test("x-sort orders by fields of the rows, each of which it lists", () => {
  const by = '"enum": ["clientName", "amount"]';
  expect(checkEdit("api/report.json", [by, '"enum": ["clientName", "amount", "amuont"]'])).toContainEqual(
    expect.stringContaining('x-sort.by "amuont": no field of the rows of report.page to order by'),
  );
  expect(checkEdit("api/report.json", [by, '"maxLength": 20'])).toContainEqual(
    expect.stringContaining('x-sort.by: "sortField" has no "enum", so no column knows whether it sorts'),
  );
});
