import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a filter may be any other parameter", () => {
  expect(checkEdit("screens/client-list.json", ['["name", "status"]', '["ownerId"]'])).toEqual([]);
});
