import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FILE = "api/parcel.json";

test.each([
  ['"does": "page"', '"does": "delete"', '"delete" writes, but the operation\'s effect is "read"'],
  ['"by": ["idList"]', '"by": ["idlist"]', 'did you mean "idList"?'],
  [
    '"where": {\n            "arrived": false',
    '"where": {\n            "arived": false',
    'did you mean "arrived"?',
  ],
  [
    '"set": {\n            "arrived": true',
    '"set": {\n            "arived": true',
    'did you mean "arrived"?',
  ],
  ['"field": "sent"', '"field": "send"', 'parameter "since" narrows by what 包裹 does not have'],
  ['"match": "from"', '"match": "has"', 'asks what "sent" has, which is no list'],
])("an operation says of its records what can be done: %s", (from, to, message) => {
  expect(checkEdit(FILE, [from, to]).join("\n")).toContain(message);
});

const BY_FIELD =
  '"x-filter": {\n                      "field": "sent",\n                      "match": "from"\n                    }';

test.each([
  ["parcl", 'did you mean "parcel"?'],
  ["parcel", '"since" narrows by 包裹, which does not refer to 包裹'],
])("a parameter narrows by a kind of record that refers to the listed one: not %s", (through, message) => {
  const edit = [BY_FIELD, `"x-filter": { "through": "${through}" }`] as const;
  expect(checkEdit(FILE, edit).join("\n")).toContain(message);
});

test("a parameter without a field of its name needs to say what it narrows by", () => {
  const without = [BY_FIELD, '"description": "日期"'] as const;
  expect(checkEdit(FILE, without)).toEqual([expect.stringMatching(/^record-operation .*"since"/)]);
});
