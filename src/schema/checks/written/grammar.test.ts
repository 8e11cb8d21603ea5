import { expect, test } from "vitest";
import { checkEdit, checkTexts } from "../testing/sample-project.ts";

test("a file names the grammar of its folder", () => {
  expect(
    checkEdit("screens/client-list.json", ["../meta/list.schema.json", "../meta/enum.schema.json"]),
  ).toEqual([
    expect.stringContaining(
      'grammar 2:14 $schema: must name its grammar in "$schema": ../meta/list.schema.json or ../meta/form.schema.json or ',
    ),
  ]);
});

test("a file in an older version of the language is told with the command that rewrites it, and nothing else of it", () => {
  expect(
    checkEdit("screens/client-list.json", ['"version": 2', '"version": 1'], ['"columns"', '"colums"']),
  ).toEqual([expect.stringContaining("grammar 3:14 version: is an older version of the language")]);
});

test("a missing key is told at the object that lacks it", () => {
  expect(checkEdit("screens/client-list.json", ['"label": "停用",', ""])).toEqual([
    expect.stringContaining('grammar 26:5 rowActions[1]: "label" is missing'),
  ]);
});

test("a missing key that is only misspelt is told at what was written, where any key may stand", () => {
  expect(
    checkEdit("screens/client-list.json", ['{ "field": "taxNumber",', '{ "feild": "taxNumber",']),
  ).toContainEqual(
    expect.stringContaining(
      'columns[1] "feild": there is no such key here, and "field" is missing; did you mean "field"?',
    ),
  );
});

test("a wrong word gets the nearest allowed one as a hint", () => {
  expect(
    checkEdit("screens/client-list.json", ['"label": "停用",', '"label": "停用", "style": "dagner",']),
  ).toEqual([
    expect.stringContaining(
      'rowActions[1].style: "dagner" must be one of "primary", "default", "danger"; did you mean "danger"?',
    ),
  ]);
});

test("a dialog without a block needs a form of its own", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"use": "client.form", "title": "新增企业"',
      '"title": "新增企业"',
    ]),
  ).toEqual([expect.stringContaining('dialogs.add: "fields" is missing')]);
});

test("a file in a folder that nobody reads is told", () => {
  const stray = checkTexts([["schemas/screnes/client-list.json", "{}"]]);
  expect(stray).toEqual([
    expect.objectContaining({
      slug: "grammar",
      file: "schemas/screnes/client-list.json",
      message: '"schemas/screnes" is no folder of the language',
      hint: 'did you mean "screens"?',
    }),
  ]);
});

test.each([
  ['"operationId": "client.page"', '"operationId": 1', "operationId: must be a string, not a number"],
  ['"summary": "企业列表"', '"summmary": "企业列表"', '"summmary": there is no such key here; did you mean'],
  ['"x-permission": ["client"]', '"x-permission": [1]', "x-permission[0]: must be a string, not a number"],
  ['"rows": "list",', "", 'x-paging: "rows" is missing'],
  ['"url": "/api"', '"url": null', "servers[0].url: must be a string, not null"],
  ['"openapi": "3.1.0"', '"openapi": "2.0"', '"2.0" must be a version of OpenAPI 3.1'],
])("%s as %s in a document of the catalogue is told in its place", (from, to, text) => {
  const issues = checkEdit("api/client.json", [from, to]);
  expect(issues.filter((issue) => issue.startsWith("grammar"))).toEqual([expect.stringContaining(text)]);
});
