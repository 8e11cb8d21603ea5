import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a write behind a dialog is guarded by its openers when the dialog has no code", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '"title": "新增企业", "permission": "client.edit"',
      '"title": "新增企业"',
    ]),
  ).toEqual([]);
});

test("a write that needs no code may be called without one", () => {
  expect(
    checkEdit("api/client.json", ['"x-permission": "client.edit"', '"x-permission": "signed-in"']),
  ).toEqual([expect.stringMatching(/^open-operation /)]);
});
