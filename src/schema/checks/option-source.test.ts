import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("the label is a property of an entry", () => {
  expect(checkEdit("blocks/client-form.json", ['"label": "name"', '"label": "nmae"'])).toEqual([
    expect.stringContaining('no such field in the entries of staff.list; did you mean "name"?'),
  ]);
});

test("an entry that is chosen holds its choice in a property that it has", () => {
  const list =
    '"lines": { "x-component": "ArrayItems", "x-component-props": { "source": { "call": "staff.list", "value": "id", "label": "name" }, "by": "onwerId" }, "items": { "properties": { "ownerId": {} } } }, "ownerId": {';
  expect(checkEdit("blocks/client-form.json", ['"ownerId": {', list])).toEqual(
    expect.arrayContaining([expect.stringContaining("lines")]),
  );
});
