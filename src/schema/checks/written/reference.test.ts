import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a record may contain itself", () => {
  expect(
    checkEdit("api/client.json", [
      '"ownerName": {',
      '"parent": { "title": "上级", "$ref": "#/components/schemas/Client" }, "ownerName": {',
    ]),
  ).toEqual([]);
});
