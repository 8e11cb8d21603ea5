import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a dialog of its own may have any name", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      ['"open": "edit"', '"open": "change"'],
      ['"edit": {\n      "use"', '"change": {\n      "use"'],
    ),
  ).toEqual([]);
});
