import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a table below a row has no column settings, and turns its pages itself", () => {
  expect(
    checkEdit("screens/report-list.json", [
      '"columns": ["name", "amount"]',
      '"columns": ["name", { "field": "amount", "optional": true }]',
    ]),
  ).toEqual([expect.stringContaining("table-keys")]);
});
