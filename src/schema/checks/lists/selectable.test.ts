import { expect, test } from "vitest";
import { checkEdit, checkTexts } from "../testing/sample-project.ts";

const COLUMNS = '"columns": ["name", ';
const MANY = `"selectionActions": [{ "id": "tell", "label": "告知", "do": [{ "toast": "{{ selection.length }} 家" }] }], ${COLUMNS}`;

const withTicks = (selectable: string, columns = MANY) =>
  checkEdit("screens/client-list.json", [COLUMNS, `"selectable": ${selectable}, ${columns}`]);

test("the rows that cannot be ticked see `row` and tell why", () => {
  expect(
    withTicks('{ "disabled": [{ "when": "{{ row.status === 0 }}", "reason": "「{{ row.name }}」已停用" }] }'),
  ).toEqual([]);
  expect(withTicks('{ "disabled": [{ "when": "{{ rwo.status === 0 }}", "reason": "已停用" }] }')).toEqual([
    expect.stringContaining("expression-scope"),
  ]);
  expect(
    withTicks('{ "disabled": [{ "when": "{{ list.selection.length > 2 }}", "reason": "够了" }] }'),
  ).toEqual([expect.stringContaining("expression-scope")]);
});

test("without anything to be done with ticked rows there are no boxes", () => {
  expect(withTicks('{ "allMatching": true }', COLUMNS)).toEqual([
    expect.stringContaining("nothing is done with ticked rows"),
  ]);
});

test("totals are those of columns with numbers", () => {
  expect(withTicks('{ "sum": ["nmae"] }')).toEqual([
    expect.stringContaining('"nmae": the list has no such column; did you mean "name"?'),
  ]);
  expect(withTicks('{ "sum": ["ownerName"] }')).toEqual([
    expect.stringContaining('the rows of client.page have no number "ownerName"'),
  ]);
});

test("a list that comes at once has no more rows than the page", () => {
  const issues = checkTexts([
    [
      "schemas/screens/staff-tree.json",
      `{ "$schema": "../meta/list.schema.json", "version": 2, "id": "staff.tree", "kind": "list", "title": "员工",
        "permission": "client", "source": { "call": "staff.list" }, "columns": ["name"],
        "selectable": { "allMatching": true },
        "selectionActions": [{ "id": "tell", "label": "告知", "do": [{ "toast": "{{ selection.length }} 人" }] }] }`,
    ],
  ]);
  expect(issues.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("staff.list gives all rows at once"),
  );
});

test("ticks from the beginning see `row`, and are for rows that come at once", () => {
  const messages = (ticked: string, source: string) =>
    checkTexts([
      [
        "schemas/screens/staff-tree.json",
        `{ "$schema": "../meta/list.schema.json", "version": 2, "id": "staff.tree", "kind": "list", "title": "员工",
        "permission": "client", "source": { "call": "${source}" }, "columns": ["name"],
        "selectable": { "ticked": "${ticked}" },
        "selectionActions": [{ "id": "tell", "label": "告知", "do": [{ "toast": "{{ selection.length }} 人" }] }] }`,
      ],
    ])
      .filter(({ pointer }) => pointer.startsWith("/selectable"))
      .map(({ message }) => message);
  expect(messages("{{ row.name !== '' }}", "staff.list")).toEqual([]);
  expect(messages("{{ rwo.name !== '' }}", "staff.list")).toEqual([expect.stringContaining("rwo")]);
  expect(messages("{{ row.name !== '' }}", "client.page")).toContainEqual(
    expect.stringContaining("client.page gives its rows by pages"),
  );
});

test("ticks that are kept around the list are no choice for its actions", () => {
  expect(withTicks('{ "keptAround": true }', COLUMNS)).toEqual([]);
  expect(withTicks('{ "keptAround": true }')).toEqual([
    expect.stringContaining("these ticks are no choice of rows for the actions of the list"),
  ]);
});
