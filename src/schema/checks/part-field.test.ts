import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

const LIST = "screens/report-list.json";

test("a tab sends a value of its parameter's code table", () => {
  expect(checkEdit(LIST, ['"value": 0', '"value": 7'])).toEqual([
    expect.stringContaining("tabs.items[1].value: 7 is no value of status; it may be"),
  ]);
});

test("the counts know every tab", () => {
  expect(checkEdit(LIST, ['"id": "stopped"', '"id": "stoped"'])).toEqual([
    expect.stringContaining(
      'tabs.items[1].id "stoped": no count in the result of report.counts; did you mean "stopped"?',
    ),
  ]);
});

test("the table of a record shows a list", () => {
  expect(checkEdit(LIST, ['"rows": "lines"', '"rows": "clientName"'])).toEqual(
    expect.arrayContaining([expect.stringContaining('sections[1].table.rows: "clientName" is no list')]),
  );
});

test("a tab sends what its parameter takes, with or without a code table", () => {
  const tabs = (value: string) =>
    checkEdit(
      LIST,
      ['"param": "status"', '"param": "clientName"'],
      ['"value": 0', value],
      ['"value": 1', '"value": "甲"'],
    );
  expect(tabs('"value": 7').filter((issue) => issue.startsWith("part-field"))).toEqual([
    expect.stringContaining("tabs.items[1].value: must be a string, not a number"),
  ]);
});
