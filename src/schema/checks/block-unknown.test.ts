import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("an override does not make up for a missing block", () => {
  expect(
    checkEdit("screens/client-list.json", ['"use": "client.form",\n', '"use": "client.forms",\n']),
  ).toEqual([
    expect.stringContaining(
      'block-unknown 41:14 dialogs.edit.use "client.forms": no such block; did you mean "client.form"?',
    ),
  ]);
});
