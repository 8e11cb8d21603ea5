import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const LIST = "screens/client-list.json";
const SUBMIT = '"title": "新增企业", "permission": "client.edit"';

/** The issues when the form of a new client has a button with these steps. */
function formAction(steps: string): string[] {
  const action = `{ "id": "fill", "label": "带出", "do": ${steps} }`;
  return checkEdit(LIST, [SUBMIT, `${SUBMIT}, "actions": [${action}]`]);
}

test("a button of a form fills its fields, nested steps too", () => {
  expect(formAction('[{ "set": { "name": "甲", "taxNumber": null } }]')).toEqual([]);
  expect(
    formAction('[{ "if": "{{ isBlank($values.name) }}", "then": [{ "set": { "name": "甲" } }] }]'),
  ).toEqual([]);
});

test("a field that is not there is told with the near one", () => {
  expect(formAction('[{ "set": { "nam": "甲" } }]')).toEqual([
    expect.stringContaining('this form has no such field; did you mean "name"?'),
  ]);
});

test("a value that the field does not take is told", () => {
  expect(formAction('[{ "set": { "name": 5 } }]')).toEqual([
    expect.stringContaining("set.name: must be a string, not a number"),
  ]);
});

test("an action of a row has no form to fill in", () => {
  expect(
    checkEdit(LIST, ['"do": [{ "open": "edit" }', '"do": [{ "set": { "name": "甲" } }, { "open": "edit" }']),
  ).toEqual([expect.stringContaining("rowActions[0].do[0].set: no form is around this")]);
});
