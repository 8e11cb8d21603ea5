import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("rows without an id need a key", () => {
  expect(
    checkEdit(
      "api/client.json",
      ['"required": ["id", "name", "taxNumber", "ownerName", "status"]', '"required": ["name"]'],
      ['"properties": {\n          "id":', '"properties": {\n          "clientId":'],
    ),
  ).toContainEqual(expect.stringContaining('row-key 1:1 rowKey "id": the rows have no such property'));
});
