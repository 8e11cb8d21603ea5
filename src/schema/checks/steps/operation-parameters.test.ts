import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("an expression may stand for a value of any type", () => {
  expect(checkEdit("screens/client-list.json", ['"status": 0 }', '"status": "{{ row.status }}" }'])).toEqual(
    [],
  );
});

test("the values of the form are given to the submit call", () => {
  expect(checkEdit("blocks/client-form.json", ['"name": {},', ""])).toEqual([
    expect.stringContaining('operation-parameters 18:13 submit.params: "name" is missing'),
    expect.stringContaining('operation-parameters 45:54 dialogs.edit.submit.params: "name" is missing'),
  ]);
});

test("a filter with a first value is given to the source", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"filters": ["name"',
      '"filters": [{ "field": "ownerId", "initial": 7 }, "name"',
    ]),
  ).toEqual([]);
});

test("a literal outside its code table is one issue, of whichever type it is", () => {
  const status = (value: string) =>
    checkEdit("screens/client-list.json", ['"status": 0 }', `"status": ${value} }`]);
  expect(status("7")).toEqual([expect.stringContaining("operation-parameters")]);
  expect(status('"off"')).toEqual([expect.stringContaining("operation-parameters")]);
});

test("an expression with words around it gives a text, where none is wanted too", () => {
  const status = (value: string) =>
    checkEdit("screens/client-list.json", ['"status": 0 }', `"status": "${value}" }`]);
  expect(status("状态 {{ row.status }}")).toEqual([
    expect.stringMatching(/^operation-parameters .*params\.status: must be an integer, not a string$/),
  ]);
  expect(status(" {{ row.status }} ")).toEqual([]);
});

test("rows that are changed together are named with the versions that were read", () => {
  const versions = `"rowVersionList": { "title": "数据版本", "type": "array", "maxItems": 9, "items": { "title": "数据版本", "type": ["string", "null"], "maxLength": 20 } },`;
  const words = '"required": ["clientId", "status"],\n                "properties": {';
  expect(checkEdit("api/client.json", [words, words + versions])).toContainEqual(
    expect.stringContaining(
      '"rowVersionList" is missing: client.modifyStatus refuses rows of which it is not told the version',
    ),
  );
});
