import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

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
