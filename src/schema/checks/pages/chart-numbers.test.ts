import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const PAGE = "screens/report-detail.json";
const FIELDS = '"fields": ["clientName", "period", "amount"]';

/** The findings of a record's chart over its lines. */
function found(type: string, y: string, more = '"rows": "lines", "x": "name"'): string[] {
  return checkEdit(PAGE, [FIELDS, `"chart": { "type": "${type}", ${more}, "y": ${y} }`]);
}

test("a chart draws numbers", () => {
  expect(found("line", '["amount"]')).toEqual([]);
  expect(found("pie", '[{ "field": "amount", "title": "占比" }]')).toEqual([]);
  expect(found("bar", '["name"]', '"rows": "lines", "x": "amount"')).toEqual([
    expect.stringContaining('chart-numbers 18:71 sections[0].chart.y[0]: "name" is no number to draw'),
  ]);
});

test("a pie is one whole", () => {
  expect(found("pie", '["amount", { "id": "again", "field": "amount" }]')).toEqual([
    expect.stringContaining("sections[0].chart.y[1].field: a pie shows the parts of one whole"),
  ]);
});

test("numbers of two kinds have no axis in common", () => {
  expect(found("bar", '["amount", { "id": "share", "field": "amount", "kind": "percent" }]')).toEqual([
    expect.stringContaining(
      'sections[0].chart.y[1].field: "amount" is of the kind percent, "amount" of money; they have no axis in common',
    ),
  ]);
});

test("what it draws are fields of the entries of a list", () => {
  expect(found("line", '["amuont"]')).toEqual([
    expect.stringMatching(/column-field .*chart\.y\[0\] "amuont": .*did you mean "amount"/),
  ]);
  expect(found("line", '["amount"]', '"rows": "line", "x": "name"')).toContainEqual(
    expect.stringContaining('part-field 18:42 sections[0].chart.rows "line": no such field'),
  );
  expect(found("line", '["amount"]', '"rows": "clientName", "x": "name"')).toContainEqual(
    expect.stringContaining('sections[0].chart.rows: "clientName" is no list'),
  );
});

test("a number stands in it once, and keeps to what a chart can honour", () => {
  expect(found("line", '["amount", "amount"]')).toContainEqual(expect.stringContaining("duplicate-id"));
  expect(found("line", '[{ "field": "amount", "fixed": "left" }]')).toContainEqual(
    expect.stringContaining("fixed"),
  );
});
