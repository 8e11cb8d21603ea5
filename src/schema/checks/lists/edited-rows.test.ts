import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { checkEdit, checkTexts } from "../testing/sample-project.ts";

const GOOD = "tests/fixtures/good";
const API = "schemas/api/client.json";
const LIST = "schemas/screens/client-list.json";
const [api, list] = await Promise.all([API, LIST].map((path) => readFile(`${GOOD}/${path}`, "utf8")));

const ROW = `"rows": { "title": "企业", "type": "array", "maxItems": 50, "items": {
  "type": "object", "title": "企业", "additionalProperties": false, "properties": {
    "id": { "title": "编号", "type": "integer", "minimum": 0, "maximum": 99 },
    "taxNumber": { "title": "税号", "type": "string", "maxLength": 20 } } } },`;
const EDIT = `"edit": { "permission": "client.edit", "submit": { "call": "client.modifyStatus",
  "params": { "clientId": 1, "status": 1, "rows": "{{ changed }}" } } },`;

/** The findings of a list whose tax numbers are changed in their cells, with a few words replaced in its files. */
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

test("rows whose call takes them are right", () => {
  expect(found()).toEqual([]);
});

test("a property is worked out anew in such a list alone: elsewhere the server gives it", () => {
  const computed = (text: string) =>
    text.replace('"width": 200 }', `"width": 200, "value": "{{ row.name }}" }`);
  expect(checkTexts([[LIST, computed(list ?? "")]]).map(({ message }) => message)).toEqual([
    expect.stringContaining("only rows that are changed in their cells work out a property anew"),
  ]);
});

describe("the call", () => {
  test("gets the changed rows by one of its parameters", () => {
    expect(found(['"rows": "{{ changed }}"', '"rows": []'])).toEqual([
      'edited-rows edit.submit.params: no parameter is "{{ changed }}", so the changed rows are not sent',
    ]);
    expect(found(['"status": 1, "rows": "{{ changed }}"', '"status": "{{ changed }}"'])).toContainEqual(
      "edited-rows edit.submit.params.status: client.modifyStatus takes no list of rows here",
    );
  });

  test("changes something", () => {
    expect(found(['"call": "client.modifyStatus",\n', '"call": "client.page",\n'])).toContainEqual(
      "edited-rows edit.submit.call: client.page changes nothing",
    );
  });

  test("knows the rows and the columns", () => {
    expect(found(['"id": { "title": "编号"', '"clientId": { "title": "编号"'])).toEqual([
      'edited-rows edit.submit: a row of client.modifyStatus has no "id" that would tell it apart',
    ]);
    expect(
      found([
        '"taxNumber": { "title": "税号", "type": "string", "maxLength": 20',
        '"taxNo": { "title": "税号", "type": "string", "maxLength": 20',
      ]),
    ).toEqual([expect.stringContaining('edit "taxNumber": a row of client.modifyStatus does not take it')]);
  });

  test("is guarded by a code", () => {
    expect(found(['"permission": "client.edit", "submit"', '"submit"'])).toEqual([
      expect.stringContaining("permission-missing edit.submit.call"),
    ]);
  });
});

describe("a column", () => {
  test("is either typed in or worked out", () => {
    expect(found(['"edit": true', '"edit": true, "value": "{{ row.name }}"'])).toEqual([
      "edited-rows columns[1].value: the cells are changed by the user",
    ]);
  });

  test("sees the row in its conditions", () => {
    expect(found(['"edit": true', '"edit": "{{ row.status === 1 }}"'])).toEqual([]);
    expect(found(['"edit": true', '"edit": "{{ rwo.status === 1 }}"'])).toEqual([
      expect.stringContaining("expression-scope columns[1].edit"),
    ]);
  });

  test("of a table below a row or in a section is for reading", () => {
    expect(
      checkEdit("screens/report-list.json", [
        '"columns": ["name", "amount"]',
        '"columns": ["name", { "field": "amount", "edit": true }]',
      ]),
    ).toEqual([expect.stringContaining("only the rows of a list itself are changed in their cells")]);
  });
});

test("a list that can be changed has a cell that can", () => {
  expect(found(['"edit": true', '"fixed": "left"'])).toEqual(['edited-rows edit: no column says "edit"']);
});

const ROW_CALL = `"save": "row", "submit": { "call": "client.modifyStatus",
  "params": { "clientId": "{{ row.id }}", "status": 1 } } },`;

/** The same list, each of whose rows is saved by a call of its own. */
function foundOfRows(...edits: readonly (readonly [from: string, to: string])[]): string[] {
  return found(
    [EDIT.slice(EDIT.indexOf('"submit"')), ROW_CALL],
    [ROW, '"taxNumber": { "title": "税号", "type": "string", "maxLength": 20 },'],
    ...edits,
  );
}

describe("rows that are saved one by one", () => {
  test("go to a call that takes the columns itself, and sees the row", () => {
    expect(foundOfRows()).toEqual([]);
    expect(foundOfRows(['"clientId": "{{ row.id }}"', '"clientId": "{{ changed }}"'])).toEqual([
      expect.stringContaining('expression-scope edit.submit.params.clientId: "changed" is not known here'),
    ]);
    expect(foundOfRows(['"clientId": "{{ row.id }}",', ""])).toEqual([
      expect.stringContaining('operation-parameters edit.submit.params: "clientId" is missing'),
    ]);
    expect(foundOfRows(['"taxNumber": { "title": "税号", "type": "string", "maxLength": 20 },', ""])).toEqual(
      [expect.stringContaining('edit "taxNumber": client.modifyStatus does not take it')],
    );
  });

  test("may send another property than the one that a column shows", () => {
    const other = (edit: string) => foundOfRows(['"edit": true', `"edit": ${edit}`]);
    expect(other('{ "field": "status" }')).toEqual([]);
    expect(other('{ "field": "stauts" }')).toEqual([
      expect.stringContaining('edit.field "stauts": client.modifyStatus does not take it'),
    ]);
    expect(other('{ "field": "status", "when": "{{ row.status === 1 }}" }')).toEqual([]);
    expect(other('{ "field": "status", "when": "{{ rwo.status === 1 }}" }')).toEqual([
      expect.stringContaining("expression-scope columns[1].edit.when"),
    ]);
    expect(other('{ "field": "status", "colour": "red" }')).toEqual([
      expect.stringContaining("field-options columns[1].edit"),
    ]);
  });
});
