import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("an option names a property of the same row", () => {
  expect(checkEdit("screens/report-list.json", ['"taxNumber": "period"', '"taxNumber": "perid"'])).toEqual([
    expect.stringContaining('columns[2].taxNumber "perid": no such field beside it; did you mean "period"?'),
  ]);
});
