import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a table below a row has no column settings", () => {
  expect(
    checkEdit("screens/report-list.json", [
      '"columns": ["name", "amount"]',
      '"columns": ["name", { "field": "amount", "optional": true }]',
    ]),
  ).toEqual([expect.stringContaining("table-keys")]);
});

test("a table turns the pages of its call itself", () => {
  const paged = (params: string) =>
    checkEdit(
      "screens/report-detail.json",
      ['"call": "report.lines"', '"call": "client.page"'],
      ['"reportId": "{{ record.id }}"', params],
      ['["name", "amount"]', '["name"]'],
    );
  expect(paged("")).toEqual([]);
  expect(paged('"pageNum": 1')).toEqual([
    expect.stringContaining("table.source.params.pageNum: the table turns the pages itself"),
  ]);
});
