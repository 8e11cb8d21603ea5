import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkTexts } from "../testing/sample-project.ts";

const GOOD = "tests/fixtures/good";
const API = "schemas/api/client.json";
const LIST = "schemas/screens/client-list.json";
const [api, list] = await Promise.all([API, LIST].map((path) => readFile(`${GOOD}/${path}`, "utf8")));

const ROW = `"rows": { "title": "企业", "type": "array", "maxItems": 50, "items": {
  "type": "object", "title": "企业", "additionalProperties": false, "properties": {
    "id": { "title": "编号", "type": "integer", "minimum": 0, "maximum": 99 },
    "taxNumber": { "title": "税号", "type": "string", "maxLength": 20 } } } },
  "fresh": { "title": "新增", "type": "array", "maxItems": 50, "items": {
  "type": "object", "title": "企业", "additionalProperties": false, "required": ["taxNumber"], "properties": {
    "taxNumber": { "title": "税号", "type": "string", "minLength": 1, "maxLength": 20 },
    "name": { "title": "名称", "type": "string", "minLength": 1, "maxLength": 20 } } } },
  "gone": { "title": "删除", "type": "array", "maxItems": 50, "items": {
    "title": "编号", "type": "integer", "minimum": 0, "maximum": 99 } },`;
const EDIT = `"edit": { "permission": "client.edit", "submit": { "call": "client.modifyStatus",
  "params": { "clientId": 1, "status": 1, "rows": "{{ changed }}", "fresh": "{{ added }}", "gone": "{{ removed }}" } }, "add": true, "remove": true },`;

/** The findings of a list whose tax numbers are changed in their cells, and whose rows come and go, with a few words replaced in its files. */
function found(...edits: readonly (readonly [from: string, to: string])[]): string[] {
  const change = (text: string) => edits.reduce((known, [from, to]) => known.replace(from, () => to), text);
  const apiText = change(
    (api ?? "").replace(
      '"required": ["clientId", "status"],\n                "properties": {',
      (words) => `${words}${ROW}`,
    ),
  );
  const listText = change(
    (list ?? "")
      .replace('"width": 200 }', '"width": 200, "edit": true }')
      .replace('"filters":', `${EDIT}\n  "filters":`),
  );
  return checkTexts([
    [API, apiText],
    [LIST, listText],
  ]).map(({ slug, message, hint }) => `${slug} ${message}${hint === undefined ? "" : `; ${hint}`}`);
}

test("rows that come and go by parameters of their own are right", () => {
  expect(found()).toEqual([]);
});

test("each way needs its parameter, and each parameter its way", () => {
  expect(found(['"fresh": "{{ added }}", ', ""])).toContainEqual(
    'rows-added edit.submit.params: no parameter is "{{ added }}", so the added rows are not sent',
  );
  expect(found(['"add": true, "remove"', '"remove"'])).toEqual([
    'rows-added edit.submit.params: the list does not say "add", so no rows are added',
  ]);
  expect(found(['"remove": true', '"remove": { "call": "client.modifyStatus" }'])).toContainEqual(
    expect.stringContaining('rows-added edit.remove.call: all rows go together, by "submit"'),
  );
});

test("what a new row cannot do without is typed, or stands in initial", () => {
  const needs = ['"required": ["taxNumber"]', '"required": ["taxNumber", "name"]'] as const;
  expect(found(needs)).toEqual([
    expect.stringContaining('rows-added edit.add: "name" is needed of a new row, and no column takes it'),
  ]);
  expect(found(needs, ['"add": true', '"add": { "initial": { "name": "新企业" } }'])).toEqual([]);
  expect(found(['"add": true', '"add": { "initial": { "nmae": "新企业" } }'])).toEqual([
    expect.stringContaining("rows-added edit.add.initial.nmae"),
  ]);
});

test("a column is typed by edit or by add, and its property is one of the request", () => {
  expect(found(['"edit": true', '"edit": true, "add": true'])).toEqual([
    'rows-added columns[1].add: a column with "edit" is typed in new rows by itself',
  ]);
  expect(found(['"edit": true', '"edit": true, "add": false'])).toEqual([
    expect.stringContaining('"taxNumber" is needed of a new row'),
  ]);
});
