import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("the rows of a table below a row have no actions", () => {
  expect(
    checkEdit("screens/report-list.json", [
      '"columns": ["name", "amount"]',
      '"columns": ["name", { "field": "amount", "action": "open" }]',
    ]),
  ).toEqual([expect.stringContaining("expand.columns[1].action: the rows have no actions")]);
});
