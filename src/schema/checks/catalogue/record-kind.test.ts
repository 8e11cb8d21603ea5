import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FILE = "api/parcel.json";

test.each([
  [
    '"unique": [["companyId", "recipient"]]',
    '"unique": [["companyId", "recipent"]]',
    'x-record.unique[0][1] "recipent"',
    "recipient",
  ],
  [
    '"unique": [["companyId", "recipient"]]',
    '"unique": [{ "fields": ["companyId"], "where": { "sentt": true }, "else": "已有包裹" }]',
    'x-record.unique[0].where.sentt "sentt"',
    "sent",
  ],
  ['"order": ["-sent"]', '"order": ["-send"]', 'x-record.order[0] "send"', "sent"],
  [
    '"order": ["-sent"]',
    '"order": ["-sent"], "called": ["recipent"]',
    'x-record.called[0] "recipent"',
    "recipient",
  ],
  [
    '"x-from": "companyId.companyName"',
    '"x-from": "companyID.companyName"',
    'carrier.x-from "companyID"',
    "companyId",
  ],
  ['"x-ref": "company"', '"x-ref": "companies"', 'companyId.x-ref "companies"', "company"],
])("a kind of record names what exists: %s", (from, to, where, nearest) => {
  const issues = checkEdit(FILE, [from, to]);
  expect(issues).toContainEqual(expect.stringMatching(/^record-kind /));
  expect(issues.join("\n")).toContain(where.split(" ").at(-1));
  expect(issues.join("\n")).toContain(`did you mean "${nearest}"?`);
});

test("what is unique among some records says why another one is refused", () => {
  const one = '"unique": [{ "fields": ["companyId"], "where": { "recipient": "张三" } }]';
  expect(checkEdit(FILE, ['"unique": [["companyId", "recipient"]]', one])).toEqual([
    expect.stringContaining('does not say in "else" why another is refused'),
  ]);
});

test("what refers to nothing cannot be looked up through", () => {
  expect(checkEdit(FILE, ['"x-from": "companyId.companyName"', '"x-from": "recipient.name"'])).toEqual([
    expect.stringContaining('"recipient" refers to nothing'),
  ]);
});

test("a look-up is a property and one field of what it refers to", () => {
  expect(checkEdit(FILE, ['"x-from": "companyId.companyName"', '"x-from": "companyId"'])).toEqual([
    expect.stringContaining("such as companyId.companyName"),
  ]);
});

const LOOK_UP = '"x-from": "companyId.companyName"';

test.each([
  ["companyId.compnayName", 'did you mean "companyName"?'],
  ["companyId.constructor", "nothing of a company that can be looked up"],
])("%s is no field of a company", (path, words) => {
  expect(checkEdit(FILE, [LOOK_UP, `"x-from": "${path}"`])).toEqual([expect.stringContaining(words)]);
});

test("what is looked up has the type that the catalogue promises", () => {
  expect(checkEdit(FILE, [LOOK_UP, '"x-from": "companyId.companyId"'])).toEqual([
    expect.stringContaining("companyId of a company is a number, which the property is not"),
  ]);
});

test("nothing of a role, a tag or a file can be looked up", () => {
  const issues = checkEdit(FILE, ['"x-ref": "company"', '"x-ref": "role"']);
  expect(issues).toEqual([expect.stringContaining("nothing of a role can be looked up")]);
});
