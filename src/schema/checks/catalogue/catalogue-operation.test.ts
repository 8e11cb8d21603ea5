import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const PLACED = /^catalogue-operation \d+:\d+ /;

function issuesOf(...edit: readonly [from: string, to: string]): string[] {
  return checkEdit("api/client.json", edit).filter((issue) => PLACED.test(issue));
}

test("a type that there is not is told at its place, and does not break the check", () => {
  expect(issuesOf('"title": "页码",\n                    "type": "integer"', '"type": "interger"')).toEqual([
    expect.stringMatching(/pageNum\.type: "interger" must be one of .*; did you mean "integer"\?$/),
  ]);
});

test.each([
  ['"required": ["pageSize"]', '"required": true', "required: must be an array, not a boolean"],
  ['"maxLength": 50', '"maxLength": "50"', "maxLength: must be an integer, not a string"],
  ['"type": "array"', '"type": 1', "list.type"],
])("%s as %s is told", (from, to, text) => {
  expect(issuesOf(from, to)).toEqual([expect.stringContaining(text)]);
});

test("whether a call writes is said in a word that there is", () => {
  expect(issuesOf('"x-effect": "read"', '"x-effect": "raed"')).toEqual([
    expect.stringContaining('x-effect: "raed" must be one of "read", "write"; did you mean "read"?'),
  ]);
});

test.each([
  ['"page": "pageNum"', '"page": "pageNo"', 'x-paging.page "pageNo": no parameter of client.page'],
  ['"rows": "list"', '"rows": "lst"', 'x-paging.rows "lst": no property of the result of client.page'],
  ['"total": "total"', '"total": "totl"', 'x-paging.total "totl": no property of the result of client.page'],
  ['"rows": "list"', '"rows": "total"', 'x-paging.rows: "total" is no list'],
])("paging %s as %s is told", (from, to, text) => {
  expect(issuesOf(from, to)).toEqual([expect.stringContaining(text)]);
});

test("what an address holds is a parameter", () => {
  expect(issuesOf('"/client/detail"', '"/client/{clientId}"')).toEqual([
    expect.stringContaining('its address holds {clientId}, but no parameter "in": "path" has that name'),
  ]);
});

test("a slip in a format would show plain text", () => {
  const title = '"title": "企业名称",';
  expect(issuesOf(title, `${title} "format": "mony",`)).toEqual([
    expect.stringContaining('"mony" is the format of no field kind; did you mean "money"?'),
  ]);
  for (const format of ["money", "int32", "uuid", "email", "iri", "binary"]) {
    expect(issuesOf(title, `${title} "format": "${format}",`)).toEqual([]);
  }
});

test("a slip in an extension would quietly say nothing, another system's is its own", () => {
  expect(issuesOf('"x-effect": "read"', '"x-efect": "read"')).toEqual([
    expect.stringContaining('"x-efect" says nothing here; did you mean "x-effect"?'),
  ]);
  expect(issuesOf('"x-effect": "read"', '"x-effect": "read", "x-gateway-route": 7')).toEqual([]);
  expect(issuesOf('"x-enum": "clientStatus"', '"x-enum": 7')).toEqual([
    expect.stringContaining("x-enum: must be a name, as text"),
  ]);
});

test.each([
  [
    '"title": "页码",\n                    "type": "integer"',
    '"title": "页码", "type": "string"',
    'x-paging.page: "pageNum" is no whole number',
  ],
  [
    '"title": "总数",\n                          "type": "integer"',
    '"title": "总数", "type": "number"',
    'x-paging.total: "total" is no whole number',
  ],
])("pages are counted: %s as %s is told", (from, to, text) => {
  expect(issuesOf(from, to)).toEqual([expect.stringContaining(text)]);
});
