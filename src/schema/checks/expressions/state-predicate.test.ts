import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const STATE = "states/reportState.json";

test("a state reads the rows of an operation that there is", () => {
  expect(checkEdit(STATE, ['"of": "report.page"', '"of": "report.pgae"'])).toEqual(
    expect.arrayContaining([expect.stringContaining('of "report.pgae": no such operation')]),
  );
});

test("only a value that is true or false stands for itself", () => {
  expect(checkEdit(STATE, ["!row.isSigned", "!row.status"])).toEqual([
    expect.stringContaining("cases[0].when: row.status is never true or false: compare it with a value"),
  ]);
});

test("a case that always holds is the last", () => {
  expect(
    checkEdit(STATE, ['"value": "late",', '"value": "any", "label": "任意" }, { "value": "late",']),
  ).toEqual([expect.stringContaining("cases[0]: a case without a condition always holds")]);
});

test("a state is shown beside the fields that it reads", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"ownerName", "status"]',
      '"ownerName", "status", { "id": "state", "kind": "state", "title": "状态", "state": "reportState" }]',
    ]),
  ).toEqual([
    expect.stringContaining(
      "columns[4]: the state reads isSigned, which the rows of client.page do not have",
    ),
    expect.stringContaining("the state reads period,"),
    expect.stringContaining("the state reads amount,"),
  ]);
});

test("a state in the second line of a cell reads fields that the rows have", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"ownerName", "status"]',
      '"ownerName", { "field": "status", "second": { "field": "ownerName", "kind": "state", "state": "reportState" } }]',
    ]),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining("the state reads isSigned, which the rows of client.page do not have"),
    ]),
  );
});

test("a field is pointed at itself, not at one that begins like it", () => {
  const when = "{{ !row.isSigned && row.periodEnd < period && row.period < period }}";
  expect(
    checkEdit(STATE, ["{{ !row.isSigned && row.period < period }}", when]).filter((issue) =>
      issue.includes("periodEnd"),
    ),
  ).toEqual([expect.stringMatching(/^state-predicate 11:36 /)]);
  expect(checkEdit(STATE, ["!row.isSigned &&", "row.periodic === 1 && row.perio === 2 &&"])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^state-predicate 11:41 .*"perio"/)]),
  );
});
