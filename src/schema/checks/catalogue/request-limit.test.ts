import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const TEXT = '"type": "string",\n                    "maxLength": 50';

/** The issues of the rule alone: other uses of the field may not fit its new type. */
function issuesOf(to: string): string[] {
  return checkEdit("api/client.json", [TEXT, to]).filter((issue) => issue.startsWith("request-limit "));
}

test.each([
  ['"type": "string"', 'give the text "maxLength"'],
  ['"type": ["string", "null"], "format": "phone"', 'give the text "maxLength"'],
  ['"type": "string", "pattern": "^[A-Z]+$"', 'give the text "maxLength"'],
  ['"type": "string", "pattern": "^a{2,}$"', 'give the text "maxLength"'],
  ['"type": "string", "pattern": "[A-Z]{2}"', 'give the text "maxLength"'],
  ['"type": "string", "pattern": "^a$|b"', 'give the text "maxLength"'],
  ['"type": "integer"', 'give the number "minimum" and "maximum"'],
  ['"type": "number", "format": "money", "minimum": 0', 'give the number "maximum"'],
  ['"type": "array", "items": { "type": "boolean" }', 'give the list "maxItems"'],
  ['"type": "array", "maxItems": 9, "items": { "type": "string" }', "items: is sent without a limit"],
  [
    '"type": "object", "additionalProperties": false, "properties": { "a": { "title": "甲" } }',
    "properties.a: is sent",
  ],
  ['"description": "任意"', 'it has neither a "type" nor values'],
])("%s is without an end", (to, text) => {
  expect(issuesOf(to)).toEqual([expect.stringContaining(text)]);
});

test.each([
  '"type": "string", "maxLength": 9',
  '"type": "string", "pattern": "^[A-Z*+]{2}\\\\d{4,6}\\\\+$"',
  '"type": "string", "pattern": "^(a|b)$"',
  '"type": ["string", "null"], "format": "date"',
  '"type": "string", "enum": ["a", "b"]',
  '"enum": ["a", 1]',
  '"const": "a"',
  '"type": "integer", "x-enum": "clientStatus"',
  '"type": "number", "exclusiveMinimum": 0, "maximum": 9',
  '"type": "boolean"',
  '"type": "array", "maxItems": 9, "items": { "enum": ["a"] }',
])("%s has an end", (to) => {
  expect(issuesOf(to)).toEqual([]);
});

test("what a request refers to is limited where it is written, answers are not", () => {
  expect(issuesOf('"$ref": "#/components/schemas/Client/properties/name"')).toEqual([
    expect.stringContaining("components.schemas.Client.properties.name: is sent without a limit"),
  ]);
  expect(
    checkEdit("api/client.json", ['"title": "姓名",', '"title": "姓名", "description": "全名",']),
  ).toEqual([]);
});

test("parameters are limited too", () => {
  const id = '"title": "企业编号",\n              "type": "integer",\n              "minimum": 0,';
  expect(checkEdit("api/client.json", [id, id.replace('"minimum": 0,', "")])).toEqual([
    expect.stringContaining('parameters[0].schema: is sent without a limit: give the number "minimum"'),
  ]);
});
