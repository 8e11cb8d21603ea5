import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a source without rows has no columns", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      ['"call": "client.page"', '"call": "client.detail", "params": { "clientId": 1 }'],
      ['["name", "status"],', "[],"],
    ),
  ).toEqual([
    expect.stringContaining('columns[0] "name": client.detail gives no rows'),
    expect.stringContaining("columns[1].field"),
    expect.stringContaining("columns[2]"),
    expect.stringContaining("columns[3]"),
  ]);
});
