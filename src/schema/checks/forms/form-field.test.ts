import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a value of the form alone says so", () => {
  expect(
    checkEdit("blocks/client-form.json", [
      '"taxNumber": {',
      '"same": { "type": "boolean", "x-local": true }, "taxNumber": {',
    ]),
  ).toEqual([]);
});

test("fields inside a layout count as fields of the form", () => {
  expect(
    checkEdit("blocks/client-form.json", [
      '"name": {},',
      '"box": { "type": "void", "properties": { "name": {}, "nmae": {} } },',
    ]),
  ).toEqual([
    expect.stringContaining(
      'form-field 10:60 form.properties.box.properties "nmae": no such property in the request of client.add',
    ),
    expect.stringContaining('did you mean "name"?'),
  ]);
});

test("a first value is one of a field, layouts aside", () => {
  expect(checkEdit("screens/report-form.json", ['"clientName": "{{', '"clientNmae": "{{'])).toEqual([
    expect.stringMatching(
      /^form-field 10:5 initial "clientNmae": this form has no such field; did you mean "clientName"\?$/,
    ),
  ]);
  expect(
    checkEdit("screens/report-form.json", [
      '"clientName": {},',
      '"page": { "type": "void", "x-component": "FormGrid", "properties": { "clientName": {} } },',
    ]),
  ).toEqual([]);
});
