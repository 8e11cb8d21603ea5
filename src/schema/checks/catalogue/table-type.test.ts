import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const STATUS = '"type": "integer",\n                    "x-enum": "clientStatus"';

test.each([
  ['"type": "string", "x-enum": "clientStatus"', "1 服务中 of clientStatus is no string"],
  ['"type": ["boolean", "null"], "x-enum": "clientStatus"', "1 服务中 of clientStatus is no boolean"],
  ['"type": "string", "maxLength": 9, "x-names": "sreen"', '"sreen" is nothing that can be named'],
  [
    '"type": "integer", "minimum": 0, "maximum": 9, "x-names": "screen"',
    "names a text, but the property is integer",
  ],
  ['"type": "integer", "minimum": 0, "maximum": 9, "x-state": "reportState"', "names a text, but"],
])("%s does not fit", (to, text) => {
  const issues = checkEdit("api/client.json", [STATUS, to]).filter((issue) => issue.startsWith("table-type"));
  expect(issues).toEqual([expect.stringContaining(text)]);
});

test.each(['"type": "number"', '"type": ["integer", "null"]', '"description": "状态"'])(
  "%s may hold the values",
  (type) => {
    expect(checkEdit("api/client.json", [STATUS, `${type}, "x-enum": "clientStatus"`])).toEqual([]);
  },
);

const COLUMNS = '"ownerName", "status"]';

test.each([
  [
    '{ "field": "ownerName", "kind": "enum", "enum": "clientStatus" }, "status"]',
    "1 服务中 of clientStatus is no string",
  ],
  ['"ownerName", { "field": "status", "enum": "serviceTag" }]', "of serviceTag is no number"],
])("a column shows nothing by a foreign code table: %s", (to, text) => {
  const issues = checkEdit("screens/client-list.json", [COLUMNS, to]);
  expect(issues).toEqual([expect.stringContaining(text)]);
});
