import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test.each([
  ['"x-effect": "write",', "", "does not say whether it writes"],
  ['"x-permission": "signed-in",', "", "nobody knows who may call it"],
  ['"x-permission": ["client"],', '"x-permission": [],', "nobody knows who may call it"],
])("%s as %s is told", (from, to, text) => {
  expect(checkEdit("api/client.json", [from, to])).toContainEqual(
    expect.stringMatching(new RegExp(`^operation-guard .*${text}`)),
  );
});

test("an operation without a name is checked too", () => {
  expect(
    checkEdit(
      "api/client.json",
      ['"operationId": "staff.transfer",', ""],
      ['"x-permission": "staff.transfer",', ""],
    ),
  ).toContainEqual(expect.stringContaining("nobody knows who may call it"));
});

test("only a get must not write", () => {
  const guard = (text: string) => text.startsWith("operation-guard");
  const post = checkEdit("api/client.json", ['"x-effect": "read"', '"x-effect": "write"']);
  expect(post.filter(guard)).toEqual([]);
  const get = checkEdit("api/client.json", [
    '"summary": "企业详情",\n        "x-effect": "read"',
    '"summary": "企业详情", "x-effect": "write"',
  ]);
  expect(get.filter(guard)).toEqual([expect.stringContaining("a GET writes nothing")]);
});
