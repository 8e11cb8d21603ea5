import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const PAGE = "screens/report-detail.json";
const FIELDS = '"fields": ["clientName", "period", "amount"]';

test("a section has one body", () => {
  expect(checkEdit(PAGE, [FIELDS, '"figures": ["amount"]'])).toEqual([]);
  expect(checkEdit(PAGE, [FIELDS, `${FIELDS}, "figures": ["amount"]`])).toEqual([
    expect.stringContaining("sections[0]: has fields and figures at once; it may have one of fields,"),
  ]);
  expect(checkEdit(PAGE, [FIELDS, '"title": "金额"'])).toEqual([
    expect.stringContaining("sections[0]: has no body"),
  ]);
});

test("progress is a part of something", () => {
  expect(checkEdit(PAGE, [FIELDS, '"figures": [{ "field": "amount", "as": "progress" }]'])).toEqual([
    expect.stringContaining('figures[0].as: "amount" has no end to be a part of'),
  ]);
});
