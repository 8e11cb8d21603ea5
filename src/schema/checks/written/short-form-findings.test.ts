import { expect, test } from "vitest";
import { checkTexts } from "../testing/sample-project.ts";

const AREA = `{
  "title": "寄件",
  "base": "/api",
  "operations": {
    "parcel.page": {
      "post": "/parcel/page",
      "summary": "寄件列表",
      "permission": "client",
      "resource": { "record": "parcel", "does": "page" },
      "paging": { "page": "pageNum", "size": "pageSize", "rows": "list", "total": "total" },
      "body": {
        "pageNum": { "title": "页码", "type": "integer", "minimum": 1, "maximum": 999 },
        "pageSize": { "title": "每页条数", "type": "integer", "minimum": 1, "maximum": 500 },
        "...Parcel": ["recipient?"]
      },
      "result": { "page": "Parcel" }
    },
    "parcel.detail": {
      "get": "/parcel/detail",
      "summary": "寄件详情",
      "permission": "client",
      "resource": { "record": "parcel", "does": "detail" },
      "query": { "id": "Parcel.id" },
      "result": "Parcel"
    }
  },
  "schemas": {
    "Parcel": {
      "title": "寄件",
      "x-record": { "name": "parcel" },
      "fields": {
        "id": { "title": "编号", "type": "integer", "minimum": 1, "maximum": 2147483647 },
        "recipient": { "title": "收件人", "type": "string", "maxLength": 20 }
      }
    }
  }
}
`;
const ENVELOPE = {
  EnvelopeCode: { title: "返回码", type: "string" },
  EnvelopeMessage: { title: "提示", type: "string" },
};
const TOTAL = { title: "总条数", type: "integer" };
const SHARED = JSON.stringify({ title: "公用", schemas: { ...ENVELOPE, Total: TOTAL } });

/** The findings about the area after an edit: `slug line:column message; hint`. */
function issuesOf(from: string, to: string): string[] {
  const text = AREA.replace(from, to);
  const texts = [
    ["schemas/api/parcel.json", text],
    ["schemas/api/shared.json", SHARED],
  ] as const;
  return checkTexts(texts)
    .filter(({ file }) => file === "schemas/api/parcel.json")
    .map(({ slug, line, column, message, hint }) => `${slug} ${line}:${column} ${message}; ${hint}`);
}

test("a sound area has no finding", () => {
  expect(issuesOf("", "")).toEqual([]);
});

test.each([
  [
    '"summary": "寄件列表"',
    '"sumary": "寄件列表"',
    'grammar 7:7 operations["parcel.page"] "sumary": there is no such key here; did you mean "summary"?',
  ],
  [
    '"get": "/parcel/detail",',
    "",
    'grammar 18:5 operations["parcel.detail"]: has no method and path; say "get": "/…" or',
  ],
  [
    '"get": "/parcel/detail",',
    '"get": "/parcel/detail", "post": "/parcel/detail",',
    'grammar 19:32 operations["parcel.detail"].post: "get" says the method already',
  ],
  [
    '"get": "/parcel/detail"',
    '"post": "/parcel/page"',
    'grammar 19:15 operations["parcel.detail"].post: post /parcel/page is that of "parcel.page" already',
  ],
  ['"get": "/parcel/detail"', '"get": "parcel"', "grammar 19:14 operations["],
  [
    '"result": "Parcel"',
    '"result": "Parcel", "file": {}',
    'grammar 24:27 operations["parcel.detail"].file: "result" says it already',
  ],
  [
    '"...Parcel": ["recipient?"]',
    '"id": "Parcel.id", "id?": "Parcel.id"',
    'grammar 14:28 operations["parcel.page"].body["id?"]: "id" stands here already',
  ],
  [
    '"...Parcel": ["recipient?"]',
    '"...Parcel": "recipient"',
    'grammar 14:22 operations["parcel.page"].body["...Parcel"]: must be an array, not a string',
  ],
  [
    '"fields": {',
    '"feilds": {',
    'grammar 31:7 schemas.Parcel "feilds": there is no such key here; did you mean "fields"?',
  ],
  [
    '"result": "Parcel"',
    '"result": "Parcle"',
    'reference 24:17 operations["parcel.detail"].result: "Parcle" leads nowhere; did you mean "Parcel"?',
  ],
  [
    '["recipient?"]',
    '["recipeint?"]',
    'reference 14:23 operations["parcel.page"].body["...Parcel"][0]: "recipeint?" leads nowhere; did you mean "recipient?"?',
  ],
  [
    '"...Parcel": ["recipient?"]',
    '"...Parcle": ["recipient?", "id?"]',
    'reference 14:23 operations["parcel.page"].body["...Parcle"][0]: "Parcle" leads nowhere; did you mean "Parcel"?',
  ],
  [
    '"does": "page"',
    '"does": "pages"',
    'grammar 9:49 operations["parcel.page"].resource.does: "pages" must be one of',
  ],
  [
    '"permission": "client",\n      "resource": { "record": "parcel", "does": "detail" }',
    '"permission": "clint",\n      "resource": { "record": "parcel", "does": "detail" }',
    'permission-unknown 21:21 operations["parcel.detail"].permission "clint":',
  ],
])("%s as %s is told in its place", (from, to, text) => {
  expect(issuesOf(from, to)).toContainEqual(expect.stringContaining(text));
});

test("the wrong name of a record is told once for all of its fields", () => {
  const issues = issuesOf('"...Parcel": ["recipient?"]', '"...Parcle": ["recipient?", "id?"]');
  expect(issues.filter((issue) => issue.startsWith("reference "))).toHaveLength(1);
});
