import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const inList = (column: string) => checkEdit("screens/client-list.json", ['"ownerName"', column]);
const AGE = '"id": "age", "title": "年龄", "value": "{{ row.name }}"';

test("stands in a list, in a section and below a row", () => {
  expect(inList(`{ ${AGE} }`)).toEqual([]);
  for (const file of ["screens/report-list.json", "screens/report-detail.json"])
    expect(checkEdit(file, ['["name", "amount"]', `["name", { ${AGE} }]`])).toEqual([]);
});

test("has a name and a title of its own", () => {
  expect(inList('{ "id": "age", "value": "{{ row.name }}" }')).toEqual([
    expect.stringContaining('"title" is missing'),
  ]);
  expect(inList(`{ ${AGE.replace('"age"', '"status"')} }`)).toContainEqual(
    expect.stringContaining("computed-column 10:"),
  );
});

test("sees its row, and nothing that is misspelt", () => {
  expect(inList(`{ ${AGE.replace("row.name", "rwo.name")} }`)).toEqual([
    expect.stringContaining("expression-scope"),
  ]);
});

test("does not see the list that it stands in", () => {
  expect(inList(`{ ${AGE.replace("row.name", "list.columns.join()")} }`)).toEqual([
    expect.stringContaining('"list" is not known here'),
  ]);
});

test.each([
  ['"sort": true', "the server cannot order by what is worked out here"],
  ['"edit": true', "what is worked out is not typed in"],
  ['"kind": "state", "state": "reportState"', "a derived state is told by the row itself"],
])("has no %s", (key, text) => {
  expect(inList(`{ ${AGE}, ${key} }`)).toContainEqual(expect.stringContaining(text));
});

test("has options of its kind, which name properties of the row", () => {
  expect(inList(`{ ${AGE}, "kind": "money", "status": "status" }`)).toEqual([]);
  expect(inList(`{ ${AGE}, "kind": "money", "status": "statsu" }`)).toEqual([
    expect.stringContaining("statsu"),
  ]);
  expect(inList(`{ ${AGE}, "kind": "moeny" }`)).toEqual([expect.stringContaining("no such field kind")]);
});
