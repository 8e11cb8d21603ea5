import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

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
