import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a kind that shows may also edit", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '["name", "status"]',
      '["name", { "field": "status", "control": "number" }]',
    ]),
  ).toEqual([]);
});
