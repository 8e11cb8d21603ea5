import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("the rows of a table below a row have no actions", () => {
  expect(
    checkEdit("screens/report-list.json", [
      '"columns": ["name", "amount"]',
      '"columns": ["name", { "field": "amount", "action": "open" }]',
    ]),
  ).toEqual([expect.stringContaining("expand.columns[1].action: the rows have no actions")]);
});

test("a cell of a list leads somewhere by steps that change nothing", () => {
  const cell = (keys: string) =>
    checkEdit("screens/client-list.json", ['"ownerName"', `{ "field": "ownerName", ${keys} }`]);
  expect(cell('"do": [{ "copy": "{{ row.name }}" }]')).toEqual([]);
  expect(cell('"do": [{ "copy": "{{ row.name }}" }], "action": "edit"')).toEqual([
    expect.stringContaining("a click starts `action` already"),
  ]);
  expect(cell('"do": [{ "reload": "list" }]')).toEqual(
    expect.arrayContaining([expect.stringContaining("a link does not do this; it can navigate, open, copy")]),
  );
  expect(cell('"do": [{ "open": "edit" }]')).toEqual([
    expect.stringContaining("a link opens what is read, and this is filled in"),
  ]);
  expect(
    checkEdit("screens/report-list.json", [
      '"columns": ["name", "amount"]',
      '"columns": ["name", { "field": "amount", "do": [{ "copy": "{{ row.name }}" }] }]',
    ]),
  ).toEqual([expect.stringContaining("only the cells of a list lead somewhere by themselves")]);
});

test("a cell that leads somewhere has words, also where its amount is nothing", () => {
  const cell = (keys: string) =>
    checkEdit("screens/report-list.json", [
      '"columns": ["name", "amount"]',
      `"columns": ["name", { "field": "amount", ${keys} }]`,
    ]).filter((text) => text.includes("without words"));
  expect(cell('"kind": "money", "hideZero": true')).toEqual([]);
  expect(cell('"kind": "money", "hideZero": true, "action": "open"')).toEqual([
    expect.stringContaining("columns[1].hideZero: a zero that is hidden leaves a link without words"),
  ]);
});
