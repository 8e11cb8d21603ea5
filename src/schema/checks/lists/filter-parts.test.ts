import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("both parameters of a range are parameters of the list", () => {
  expect(checkEdit("blocks/report-filters.json", ['"kjqj"', '"kjjq"'])).toEqual([
    expect.stringContaining(
      'filters[1].fields[1] "kjjq": no parameter of report.page to filter by; did you mean "kjqj"?',
    ),
  ]);
});
