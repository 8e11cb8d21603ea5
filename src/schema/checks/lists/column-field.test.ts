import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a source without rows is told once, not for each of the columns", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      ['"call": "client.page"', '"call": "client.detail", "params": { "clientId": 1 }'],
      ['["name", "status"],', "[],"],
    ),
  ).toEqual([expect.stringContaining("client.detail answers no list, so it gives no rows to show")]);
});
