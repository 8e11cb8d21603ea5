import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const inList = (column: string) => checkEdit("screens/client-list.json", ['"ownerName"', column]);

test("is a property of the row or an expression that sees it, in a list, in a section and below a row", () => {
  expect(inList('{ "field": "ownerName", "hint": "taxNumber" }')).toEqual([]);
  expect(inList('{ "field": "ownerName", "hint": "{{ row.status === 1 ? row.name : null }}" }')).toEqual([]);
  for (const file of ["screens/report-list.json", "screens/report-detail.json"])
    expect(
      checkEdit(file, ['["name", "amount"]', '["name", { "field": "amount", "hint": "name" }]']),
    ).toEqual([]);
});

test("is no name that the rows do not know", () => {
  expect(inList('{ "field": "ownerName", "hint": "taxNubmer" }')).toEqual([
    expect.stringContaining('columns[2].hint "taxNubmer": no such field in the rows of client.page'),
  ]);
  expect(inList('{ "field": "ownerName", "hint": "{{ rwo.name }}" }')).toEqual([
    expect.stringContaining("expression-scope"),
  ]);
});

test("says more than the cell", () => {
  expect(inList('{ "field": "ownerName", "second": "name", "hint": "name" }')).toEqual([
    expect.stringContaining('the cell shows "name" already'),
  ]);
});

test("is not printed", () => {
  expect(
    checkEdit("screens/report-detail.json", [
      '"columns": ["name", "amount"]',
      '"as": "strips", "columns": ["name", { "field": "amount", "hint": "name" }]',
    ]),
  ).toEqual([expect.stringContaining("cell-hint")]);
});
