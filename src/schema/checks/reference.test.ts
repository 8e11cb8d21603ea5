import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a record may contain itself", () => {
  expect(
    checkEdit("api/client.json", [
      '"ownerName": {',
      '"parent": { "$ref": "#/components/schemas/Client" }, "ownerName": {',
    ]),
  ).toEqual([]);
});
