import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const LIST = "screens/report-list.json";

test("the table of a record shows a list", () => {
  expect(checkEdit(LIST, ['"rows": "lines"', '"rows": "clientName"'])).toEqual(
    expect.arrayContaining([expect.stringContaining('sections[1].table.rows: "clientName" is no list')]),
  );
});
