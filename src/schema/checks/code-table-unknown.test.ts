import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a screen may name a table of its own choice", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '["name", "status"]',
      '["name", { "field": "ownerId", "kind": "enum", "enum": "clientStauts" }]',
    ]),
  ).toEqual([
    expect.stringContaining(
      'code-table-unknown 9:69 filters[1].enum "clientStauts": no such code table; did you mean "clientStatus"?',
    ),
  ]);
});
