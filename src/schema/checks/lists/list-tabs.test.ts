import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const LIST = "screens/report-list.json";
const ITEMS = `    "items": [
      {
        "id": "active",
        "label": "在用",
        "value": 1
      },
      {
        "id": "stopped",
        "label": "停用",
        "value": 0
      }
    ],
`;
const CALL = '"call": "report.counts"';
/** Tabs that take everything from their parameter. */
const FROM_TABLE = [
  [ITEMS, ""],
  [CALL, `${CALL}, "numbers": { "0": "stopped", "1": "active" }`],
] as const;

test("a tab sends a value of its parameter's code table", () => {
  expect(checkEdit(LIST, ['"value": 0', '"value": 7'])).toEqual([
    expect.stringContaining("tabs.items[1].value: 7 is no value of the code table; it may be"),
  ]);
});

test("the counts know every tab", () => {
  expect(checkEdit(LIST, ['"id": "stopped"', '"id": "stoped"'])).toEqual([
    expect.stringContaining(
      'tabs.items[1] "stoped": no count in the result of report.counts; did you mean "stopped"?',
    ),
  ]);
});

test("a tab sends what its parameter takes, with or without a code table", () => {
  const tabs = (value: string) =>
    checkEdit(
      LIST,
      ['"field": "status"', '"field": "clientName"'],
      ['"value": 0', value],
      ['"value": 1', '"value": "甲"'],
    );
  expect(tabs('"value": 7').filter((issue) => issue.startsWith("list-tabs"))).toEqual([
    expect.stringContaining("tabs.items[1].value: must be a string, not a number"),
  ]);
});

test("without items the tabs are the values of the code table, named by them", () => {
  expect(checkEdit(LIST, ...FROM_TABLE, ["tab === 'active'", "tab === 1"])).toEqual([]);
});

test("without a code table the tabs have to be written", () => {
  expect(checkEdit(LIST, ...FROM_TABLE, ['"field": "status"', '"field": "clientName"'])).toContainEqual(
    expect.stringContaining('tabs.field: "clientName" has no code table; write the tabs'),
  );
});

test("numbers of the counts are those of tabs", () => {
  expect(checkEdit(LIST, [CALL, `${CALL}, "numbers": { "stoped": "stopped", "active": "actives" }`])).toEqual(
    [
      expect.stringContaining('tabs.counts.numbers "stoped": no tab of the list; did you mean "stopped"?'),
      expect.stringContaining('"actives": no count in the result of report.counts; did you mean "active"?'),
    ],
  );
});
