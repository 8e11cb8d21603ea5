import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("the catalogue gives the code table of a field", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"ownerName", "status"]',
      '"ownerName", { "field": "status", "as": "tag" }]',
    ]),
  ).toEqual([]);
});

test("a required option is missed", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"filters": ["name"',
      '"filters": [{ "field": "name", "kind": "options" }',
    ]),
  ).toEqual([expect.stringContaining('field-options 9:15 filters[0]: "source" is missing')]);
});
