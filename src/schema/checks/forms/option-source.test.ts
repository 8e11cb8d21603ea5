import { expect, test } from "vitest";
import { checkEdit, checkTexts, sampleProject } from "../testing/sample-project.ts";

test("the label is a property of an entry", () => {
  expect(checkEdit("blocks/client-form.json", ['"label": "name"', '"label": "nmae"'])).toEqual([
    expect.stringContaining('no such field in the entries of staff.list; did you mean "name"?'),
  ]);
});

/** The findings about the entries of a list that stand for choices by this property. */
function findingsOfList(by: string): readonly string[] {
  const textOf = (file: string, ...edits: Parameters<typeof sampleProject>[1][]) =>
    sampleProject(file, ...edits).files.get(`schemas/${file}`)?.text ?? "";
  const owners = {
    "x-component": "ArrayItems",
    "x-component-props": { source: { call: "staff.list", value: "id", label: "name" }, by },
    items: { properties: { remark: {} } },
  };
  const entry = `"type": "object", "properties": { "ownerId": { "title": "负责人", "type": "integer" }, "remark": { "title": "备注", "type": "string", "maxLength": 50 } }, "additionalProperties": false`;
  const list = `"owners": { "title": "负责人", "type": "array", "maxItems": 9, "items": { ${entry} } }`;
  return checkTexts([
    [
      "schemas/api/client.json",
      textOf("api/client.json", [
        '"required": ["name", "ownerId"],\n                "properties": {',
        `"required": ["name", "ownerId"],\n                "properties": { ${list},`,
      ]),
    ],
    [
      "schemas/blocks/client-form.json",
      textOf("blocks/client-form.json", ['"name": {},', `"name": {}, "owners": ${JSON.stringify(owners)},`]),
    ],
  ])
    .filter(({ slug }) => slug === "option-source")
    .map(({ message }) => message);
}

test("an entry that stands for a choice holds it in a property that it has", () => {
  expect(findingsOfList("ownerId")).toEqual([]);
  expect(findingsOfList("onwerId")).toEqual([
    expect.stringContaining("no such property of an entry of the list"),
  ]);
});
