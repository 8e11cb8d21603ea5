import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("the same column twice needs an id", () => {
  expect(
    checkEdit("screens/client-list.json", ['"columns": ["name",', '"columns": ["name", "name",']),
  ).toEqual([expect.stringContaining('duplicate-id 10:23 columns[1]: "name" is taken')]);
});

test("with an id a field may have two columns", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"columns": ["name",',
      '"columns": ["name", { "field": "name", "id": "short" },',
    ]),
  ).toEqual([]);
});

test("a code table has each value once", () => {
  expect(checkEdit("enums/clientStatus.json", ['"value": 0', '"value": 1'])).toEqual([
    expect.stringContaining('values[1].value: "1" is taken'),
    expect.stringContaining("constant-condition"),
    expect.stringContaining("operation-parameters"),
    expect.stringContaining("list-tabs"),
    expect.stringContaining("constant-condition"),
  ]);
});

test("an operation has one place in the catalogue", () => {
  expect(
    checkEdit("api/client.json", ['"operationId": "staff.transfer"', '"operationId": "client.add"']),
  ).toEqual([expect.stringContaining('"client.add" is taken')]);
});
