import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { sampleProject } from "../../src/schema/checks/testing/sample-project.ts";
import { createProject } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { findIssues } from "./find-issues.ts";
import { openApiIssues } from "./open-api-issues.ts";

const SAMPLE = "tests/fixtures/bad/openapi-document";

async function issuesAfter(...edits: readonly (readonly [from: string, to: string])[]): Promise<string[]> {
  const issues = await openApiIssues(sampleProject("api/client.json", ...edits));
  return issues.map(
    ({ line, column, message, hint }) =>
      `${line}:${column} ${message}${hint === undefined ? "" : `; ${hint}`}`,
  );
}

test("the bad sample gives exactly the expected issues", async () => {
  const expected = JSON.parse(await readFile(`${SAMPLE}/expected.json`, "utf8")) as object[];
  const issues = await openApiIssues(await readProject(SAMPLE));
  expect(issues).toEqual(expected.map((issue) => expect.objectContaining(issue)));
});

test.each([
  [
    '"in": "query"',
    '"in": "qurey"',
    '"qurey" must be one of "query", "header", "path", "cookie"; did you mean',
  ],
  ['"in": "query",\n            "required": true,', '"in": "path",', 'parameters[0]: "required" is missing'],
  ['"/client/page"', '"client/page"', 'paths "client/page": there is no such key here'],
  ['"description": "成功",', "", 'responses[200]: "description" is missing'],
  ['"url": "/api"', '"url": "/api", "variables": { "a": {} }', 'variables.a: "default" is missing'],
  [
    '"summary": "企业列表",',
    '"summary": "企业列表", "security": [{ "a": 1 }],',
    "security[0].a: must be an array",
  ],
])("%s as %s is no OpenAPI 3.1, and told once", async (from, to, text) => {
  expect(await issuesAfter([from, to])).toEqual([expect.stringContaining(text)]);
});

test("what is sound has no issue: references to other documents and extensions are fine", async () => {
  expect(
    await issuesAfter([
      '"$ref": "#/components/schemas/Client"',
      '"$ref": "report.json#/components/schemas/Line"',
    ]),
  ).toEqual([]);
  expect(
    await issuesAfter(['"summary": "企业列表",', '"summary": "企业列表", "x-gateway": { "route": 7 },']),
  ).toEqual([]);
});

test("another version is left to the grammar, broken JSON to its own rule", async () => {
  expect(
    await issuesAfter(['"openapi": "3.1.0"', '"openapi": "3.0.3"'], ['"/client/page"', '"client/page"']),
  ).toEqual([]);
  const broken = createProject(new Map([["schemas/api/a.json", '{ "openapi": "3.1.0", ']]));
  expect(await openApiIssues(broken)).toEqual([]);
});

test("what the grammar tells is not told again", async () => {
  const { issues } = await findIssues(sampleProject("api/client.json", ['"description": "成功",', ""]));
  expect(issues).toMatchObject([{ slug: "grammar", file: "schemas/api/client.json" }]);
});
