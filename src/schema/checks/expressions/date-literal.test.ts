import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const VISIBLE = "{{ row.status === 1 }}";

function after(expression: string): string[] {
  return checkEdit("screens/client-list.json", [VISIBLE, `{{ row.status === 1 && ${expression} }}`]);
}

test.each([
  ["today > '2026-02-30'", '"2026-02-30" is no date'],
  ["today > '2026/02/03'", '"2026/02/03" is no date'],
  ["row.name > '2026-2-3'", '"2026-2-3" is no date'],
  ["today === '2026-02'", '"2026-02" is no date'],
  ["period === '2026-02-01'", '"2026-02-01" is no period'],
  ["today < '明天'", '"明天" is no date'],
  ["addDays('2026-02', 1) > today", '"2026-02" is no date'],
  ["endOfMonth('2026-13') > today", '"2026-13" is no period'],
])("%s is refused", (expression, words) => {
  expect(after(expression)).toEqual([expect.stringMatching(/^date-literal /)]);
  expect(after(expression)).toEqual([expect.stringContaining(words)]);
});

test.each([
  "today > '2026-02-28'",
  "today > '2026-02'",
  "period === '2026-02'",
  "today !== ''",
  "row.name !== '2026年报'",
  "addDays('2026-02-28', 1) > today",
  "endOfMonth('2026-02') > today",
])("%s may stand", (expression) => {
  expect(after(expression)).toEqual([]);
});

test("the place is that of the text, not of its expression", () => {
  const text = "today > '2026-02-30'";
  const [right = ""] = after("today > '2026-02-28'");
  expect(right).toBe("");
  const [issue = ""] = after(text);
  expect(issue).toMatch(new RegExp(`:${42 + text.indexOf("'")} `));
});

test("the first day that may be chosen exists", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '["name", "status"]',
      '[{ "field": "name", "kind": "date", "min": "2026-02-30" }, "status"]',
    ]),
  ).toEqual([expect.stringContaining('"2026-02-30" is no date')]);
});

test("a condition of a state is held to it too", () => {
  const issues = checkEdit("states/reportState.json", [
    '"when": "{{ ',
    `"when": "{{ today > '2026-02-30' && `,
  ]);
  expect(issues).toContainEqual(expect.stringContaining('"2026-02-30" is no date'));
});
