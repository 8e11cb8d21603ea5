import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("the catalogue names states that there are", () => {
  expect(
    checkEdit("api/report.json", ['"title": "报表状态"', '"title": "报表状态", "x-state": "reportstate"']),
  ).toEqual([
    expect.stringContaining('x-state "reportstate": no such derived state; did you mean "reportState"?'),
  ]);
});
