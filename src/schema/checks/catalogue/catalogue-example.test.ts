import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const NAME = '"title": "企业名称",';

test.each([
  [NAME, `${NAME} "example": 1,`, "properties.name.example: must be a string"],
  [NAME, `${NAME} "default": 1,`, "properties.name.default: must be a string"],
  [NAME, `${NAME} "examples": ["甲", 2],`, "properties.name.examples[1]: must be a string"],
  [
    '"required": true,',
    '"required": true, "example": "x",',
    "parameters[0].example: must be an integer, not a string",
  ],
  [
    '"content": {\n            "application/json": {',
    '"content": { "application/json": { "examples": { "short": { "value": {} } },',
    'examples.short.value: "pageSize" is missing',
  ],
])("%s as %s is told at its place", (from, to, text) => {
  expect(checkEdit("api/client.json", [from, to])).toEqual([expect.stringMatching(/^catalogue-example /)]);
  expect(checkEdit("api/client.json", [from, to])[0]).toContain(text);
});

test("a sample of a record is held against what the references lead to", () => {
  const list = '"title": "企业",\n                          "type": "array",';
  const sample = '{ "id": 1, "name": "甲", "taxNumber": null, "ownerName": "乙", "status": 9 }';
  expect(
    checkEdit("api/client.json", [list, `${list} "examples": [[${sample.replace("1", '"1"')}]],`]),
  ).toEqual([expect.stringContaining("examples[0][0].id: must be an integer")]);
});

test("what fits is fine, and so is a property called like the keyword", () => {
  expect(checkEdit("api/client.json", [NAME, `${NAME} "examples": ["甲"], "default": "乙",`])).toEqual([]);
  const property = '"example": { "title": "示例", "type": "string", "maxLength": 9 },';
  expect(
    checkEdit("api/client.json", [
      '"properties": {\n                  "pageNum"',
      `"properties": { ${property} "pageNum"`,
    ]),
  ).toEqual([]);
});

test("a sample is one of its format", () => {
  const sent = '"title": "寄出日期",\n            "type": "string",';
  expect(checkEdit("api/parcel.json", [sent, `${sent} "example": "2026-02-30",`])).toEqual([
    expect.stringMatching(/^catalogue-example .*sent\.example: "2026-02-30" is no date$/),
  ]);
  expect(checkEdit("api/parcel.json", [sent, `${sent} "example": "2026-02-28",`])).toEqual([]);
});
