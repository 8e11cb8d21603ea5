import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const formily = `"form": {
    "type": "object",
    "properties": {
      "name": {},
      "taxNumber": { "x-visible": "{{ !isBlank($values.name) }}" },
      "ownerId": {
        "x-component": "options",
        "x-component-props": { "source": { "call": "staff.list", "value": "id", "label": "name" } }
      }
    }
  }`;
const plain = `"fields": [
    "name",
    { "field": "taxNumber", "visible": "{{ !isBlank($values.name) }}" },
    { "field": "ownerId", "kind": "options", "source": { "call": "staff.list", "value": "id", "label": "name" } }
  ]`;

/** The issues of the sample's form in the plain grammar, after a change. */
function checkPlain(...edits: readonly (readonly [from: string, to: string])[]): string[] {
  return checkEdit("blocks/client-form.json", [formily, plain], ...edits);
}

test("a form in the plain grammar is as good as one of Formily", () => {
  expect(checkPlain()).toEqual([]);
});

test.each<[string, [from: string, to: string], RegExp]>([
  [
    "a field that is not sent, by its name",
    ['"name",', '"nmae",'],
    /^form-field 8:5 fields "nmae": no such property in the request of client\.add \(.*"local": true\); did you mean "name"\?$/,
  ],
  [
    "a field that is not sent, in an object",
    ['"field": "taxNumber"', '"field": "taxNubmer"'],
    /^form-field 9:16 fields "taxNubmer": no such property .* did you mean "taxNumber"\?$/,
  ],
  [
    "a word of fields",
    ['"visible": "{{ !', '"visibel": "{{ !'],
    /^field-options 9:29 fields\[1\] "visibel": there is no such key here; did you mean "visible"\?$/,
  ],
  [
    "an option",
    ['"label": "name"', '"labell": "name"'],
    /^field-options 10:\d+ fields\[2\]\.source "labell": there is no such key here; did you mean "label"\?$/,
  ],
  [
    "a kind",
    ['"kind": "options"', '"kind": "optoins"'],
    /^field-kind 10:\d+ fields\[2\]\.kind "optoins": .* did you mean "options"\?$/,
  ],
  [
    "a name in a condition",
    ["$values.name", "$vlaues.name"],
    /^expression-scope 9:53 fields\[1\]\.visible: "\$vlaues" is not known here; did you mean "\$values"\?$/,
  ],
  [
    "a field twice",
    ['{ "field": "taxNumber",', '{ "field": "name",'],
    /^duplicate-id 9:16 fields\[1\]\.field: "name" is taken: it stands already in .*:8$/,
  ],
  [
    "a reason that is never given",
    [
      '"visible": "{{ !isBlank($values.name) }}"',
      '"visible": "{{ record === null }}", "disabled": [{ "when": "{{ record !== null }}", "reason": "不能改" }]',
    ],
    /^unreachable-reason 9:\d+ fields\[1\]\.disabled\[0\]\.when: its reason is never given: "visible" hides it whenever this holds$/,
  ],
  [
    "a rule without a message",
    ['"visible": "{{ !isBlank($values.name) }}"', '"rules": [{ "when": "{{ record === null }}" }]'],
    /^grammar 9:\d+ fields\[1\]\.rules\[0\]: must have property message when property when is present$/,
  ],
  [
    "a word of a list",
    ['"visible": "{{ !isBlank($values.name) }}"', '"columns": ["a"], "addTxet": "加"'],
    /^grammar 9:\d+ fields\[1\] "addTxet": there is no such key here; did you mean "addText"\?$/,
  ],
])("%s is found in its place", (_what, edit, expected) => {
  expect(checkPlain(edit)).toContainEqual(expect.stringMatching(expected));
});

test("a form is said in one way", () => {
  expect(checkEdit("blocks/client-form.json", ['"form": {', '"fields": ["name"], "form": {'])).toEqual([
    expect.stringContaining('grammar 7:3 fields: "form" says it already'),
  ]);
  expect(checkEdit("blocks/client-form.json", ['"form": {', '"across": 2, "form": {'])).toEqual([
    expect.stringContaining("grammar 7:3 across: there are no fields of a form beside it"),
  ]);
});

test("sections are those of the form where something is sent", () => {
  const sections = '"sections": [{ "title": "基本", "fields": ["name", "taxNumber", "ownerId"] }]';
  expect(checkPlain([plain, sections])).toEqual([]);
  expect(checkPlain([plain, sections], ['"title": "基本", ', '"id": "base", '])).toEqual([
    expect.stringContaining('grammar 7:16 sections[0]: "title" is missing'),
    expect.stringContaining('grammar 7:18 sections[0] "id": there is no such key here'),
  ]);
});

test("a form without a call gives its values back under its own label", () => {
  const edit = ['"submit": { "call": "client.add" }', '"submit": { "label": "继续" }'] as const;
  expect(checkPlain(edit)).not.toContainEqual(expect.stringMatching(/^(grammar|operation-unknown)/));
});
