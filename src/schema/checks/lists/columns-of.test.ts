import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkEdit, checkTexts } from "../testing/sample-project.ts";

const GOOD = "tests/fixtures/good";
const API = "schemas/api/client.json";
const LIST = "schemas/screens/client-list.json";
const [api, list] = await Promise.all([API, LIST].map((path) => readFile(`${GOOD}/${path}`, "utf8")));

const MONTHS = `"months": { "title": "各月", "type": "array", "maxItems": 12, "items": {
  "title": "月份", "type": "object", "required": ["month"], "additionalProperties": false, "properties": {
    "month": { "title": "月份", "type": "integer", "minimum": 1, "maximum": 12 },
    "amount": { "title": "金额", "type": "number", "format": "money", "minimum": 0, "maximum": 99, "multipleOf": 0.01 } } } },`;
const COLUMNS =
  '{ "columnsOf": "months", "by": "month", "title": "{{ entry.month }}月", "columns": [{ "field": "amount", "width": 90 }] }';

/** The findings of a list with columns for each month of its rows, written with a few other words. */
function found(...edits: readonly (readonly [from: string, to: string])[]): string[] {
  const columns = edits.reduce((known, [from, to]) => known.replace(from, () => to), COLUMNS);
  const apiText = (api ?? "").replace(
    /("Client": \{[^]*?"properties": \{)/,
    (words) => `${words}\n${MONTHS}`,
  );
  const listText = (list ?? "").replace('"columns": [', (words) => `${words} ${columns},`);
  return checkTexts([
    [API, apiText],
    [LIST, listText],
  ]).map(({ slug, message, hint }) => `${slug} ${message}${hint === undefined ? "" : `; ${hint}`}`);
}

test("the entries of a list in the rows give columns", () => {
  expect(found()).toEqual([]);
});

test("the list is one of the rows, and holds objects", () => {
  expect(found(['"months"', '"mohths"'])).toContainEqual(
    expect.stringContaining(
      'columns-of columns[0].columnsOf "mohths": no such field in the rows of client.page; did you mean "months"?',
    ),
  );
  expect(found(['"months"', '"name"'])).toContainEqual(
    'columns-of columns[0].columnsOf: "name" is no list of objects',
  );
});

test("an entry always has what tells it from the others", () => {
  expect(found(['"by": "month"', '"by": "amount"'])).toEqual([
    expect.stringContaining(
      'columns-of columns[0].by "amount": an entry of "months" does not always have it',
    ),
  ]);
});

test("its columns are properties of the entry, not worked out and without hints", () => {
  expect(found(['"field": "amount"', '"field": "amount", "value": "{{ row.name }}"'])).toEqual([
    "expression-scope columns[0].columns[0].value: expressions are not evaluated here",
  ]);
  expect(found(['"field": "amount"', '"field": "amount", "hint": "month"'])).toEqual([
    expect.stringContaining("cell-hint columns[0].columns[0].hint: columns of an entry have no hints"),
  ]);
});

test("its columns show what the entry has, its title sees one", () => {
  expect(found(['"field": "amount"', '"field": "amuont"'])).toEqual([
    expect.stringContaining('column-field columns[0].columns[0].field "amuont"'),
  ]);
  expect(found(["entry.month", "row.month"])).toEqual([
    expect.stringContaining("expression-scope columns[0].title"),
  ]);
});

test("only the rows of a list itself give columns", () => {
  expect(
    checkEdit("screens/report-list.json", [
      '"columns": ["name", "amount"]',
      `"columns": ["name", ${COLUMNS}]`,
    ]),
  ).toContainEqual(expect.stringContaining("only the rows of a list itself give columns"));
});
