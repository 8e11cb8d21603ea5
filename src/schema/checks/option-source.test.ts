import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("the label is a property of an entry", () => {
  expect(checkEdit("blocks/client-form.json", ['"label": "name"', '"label": "nmae"'])).toEqual([
    expect.stringContaining('no such field in the entries of staff.list; did you mean "name"?'),
  ]);
});
