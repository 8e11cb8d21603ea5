import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

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

test("the first column of a gallery is a picture", () => {
  const gallery = (columns: string, more = "") =>
    checkEdit("screens/report-detail.json", [
      '"columns": ["name", "amount"]',
      `"as": "gallery"${more}, "columns": ${columns}`,
    ]);
  expect(gallery('[{ "field": "name", "kind": "image" }, "amount"]')).toEqual([]);
  expect(gallery('["name", "amount"]')).toEqual([
    expect.stringContaining('"name" is no picture, which the first column of a gallery is'),
  ]);
  expect(gallery('[{ "field": "name", "kind": "image" }]')).toEqual([expect.stringContaining("grammar")]);
});

test("how far a node is stands with a flow alone, and a flow says it", () => {
  const table = (more: string) =>
    checkEdit("screens/report-detail.json", [
      '"columns": ["name", "amount"]',
      `${more}, "columns": ["name", "amount"]`,
    ]);
  const stage = `"stage": "{{ row.amount > 0 ? 'done' : 'waiting' }}"`;
  expect(table(`"as": "progress", ${stage}`)).toEqual([]);
  expect(table('"as": "progress"')).toEqual([expect.stringContaining("stage")]);
  expect(table(`"as": "timeline", ${stage}`)).toEqual([expect.stringContaining("stage")]);
});
