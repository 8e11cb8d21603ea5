import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a step without a verb is an issue", () => {
  expect(
    checkEdit("screens/client-list.json", ['{ "toast": "已保存" }]', '{ "when": "{{ row.id > 0 }}" }]']),
  ).toEqual([
    expect.stringContaining(
      "step-arguments 24:34 rowActions[0].do[1]: names no verb; the verbs are call, confirm",
    ),
  ]);
});

test("nested steps are steps", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '{ "toast": "已保存" }]',
      '{ "if": "{{ row.id > 0 }}", "then": [{ "toast": "好", "tonne": "info" }, { "stop": true }] }]',
    ]),
  ).toEqual([
    expect.stringContaining('do[1].then[0] "tonne": there is no such key here; did you mean "tone"?'),
  ]);
});

test("a condition has branches", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '{ "toast": "已保存" }]',
      '{ "if": "{{ row.id > 0 }}", "than": [] }]',
    ]),
  ).toEqual([
    expect.stringContaining('do[1]: "then" is missing'),
    expect.stringContaining('do[1] "than": "if" has no such key; did you mean "then"?'),
  ]);
});

test("a misspelt key of any step is told apart from the verb's own", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '{ "toast": "已保存" }]',
      '{ "toast": "已保存", "wehn": "{{ row.id > 0 }}" }]',
    ]),
  ).toEqual([expect.stringContaining('"wehn": there is no such key here; did you mean "when"?')]);
});

test("a result does not hide what the steps see already", () => {
  const stop = '"status": 0 } },';
  const named = (name: string) =>
    checkEdit("screens/client-list.json", [stop, `"status": 0 }, "as": "${name}" },`]);
  expect(named("row")).toEqual([
    expect.stringContaining('do[0].as: "row" is known here already; give the result another name'),
  ]);
  expect(named("stopped")).toEqual([]);
});

test("what is looked at is given by an expression as a whole", () => {
  const shown = (preview: string) =>
    checkEdit("screens/client-list.json", ['{ "toast": "已保存" }', `{ "preview": ${preview} }`]);
  expect(shown('"{{ { fileUrl: row.name } }}"')).toEqual([]);
  expect(shown('"合同.pdf"')).toEqual([expect.stringContaining("must be an object, not a string")]);
  expect(shown('"{{ row.name }}.pdf"')).toEqual([expect.stringContaining("must be an object, not a string")]);
  expect(shown('{ "fileUrl": "{{ row.name }}" }')).toEqual([
    expect.stringContaining('"fileUrl": there is no such key here'),
  ]);
});
