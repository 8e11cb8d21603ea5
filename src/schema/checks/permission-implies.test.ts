import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a code implies the codes it stands below", () => {
  expect(checkEdit("screens/client-list.json", ['"permission": "client",\n', ""])).toEqual([
    expect.stringContaining('client.page is refused to somebody without a code; it needs "client"'),
  ]);
});

test("every way to a dialog without a code is looked at", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      ['"title": "新增企业", "permission": "client.edit"', '"title": "新增企业"'],
      ['"permission": "client.edit",', '"permission": "staff",'],
    ),
  ).toEqual([
    expect.stringContaining('client.add is refused to somebody with only "staff"; it needs "client.edit"'),
  ]);
});
