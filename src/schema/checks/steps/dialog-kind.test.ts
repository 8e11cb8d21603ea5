import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a dialog that takes a block still needs what its kind shows", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"use": "client.form", "title"',
      '"use": "client.form", "kind": "page", "title"',
    ]),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining('dialogs.add: a dialog of the kind page needs "sections"'),
      expect.stringContaining("form: this belongs to a dialog of the kind form, not page"),
    ]),
  );
});
