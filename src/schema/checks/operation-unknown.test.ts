import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("the record and the submit of a dialog are calls", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      ['"call": "client.detail"', '"call": "client.detial"'],
      ['"call": "client.modify",', '"call": "client.modfiy",'],
    ),
  ).toEqual([
    expect.stringContaining(
      'operation-unknown 44:27 dialogs.edit.record.call "client.detial": no such operation in the catalogue; did you mean "client.detail"?',
    ),
    expect.stringContaining("operation-unknown 45:27"),
  ]);
});

test("the source of a control is a call", () => {
  expect(checkEdit("blocks/client-form.json", ['"call": "staff.list"', '"call": "staff.lists"'])).toEqual([
    expect.stringContaining('no such operation in the catalogue; did you mean "staff.list"?'),
  ]);
});
