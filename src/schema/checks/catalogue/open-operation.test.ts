import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

function issuesOf(file: string, ...edits: readonly (readonly [from: string, to: string])[]): string[] {
  return checkEdit(file, ...edits).filter((issue) => issue.startsWith("open-operation"));
}

test.each(["signed-in", "public"])("an operation that is %s without being listed is told", (word) => {
  expect(issuesOf("api/client.json", ['"x-permission": ["client"]', `"x-permission": "${word}"`])).toEqual([
    expect.stringContaining(
      `client.page is "${word}", but no list of schemas/permissions says that it may be; name`,
    ),
  ]);
});

test("it is not hidden among codes, and the lists are two", () => {
  const among = ['"x-permission": ["client"]', '"x-permission": ["client", "signed-in"]'] as const;
  expect(issuesOf("api/client.json", among)).toHaveLength(1);
  expect(issuesOf("api/client.json", ['"x-permission": "signed-in"', '"x-permission": "public"'])).toEqual([
    expect.stringContaining('staff.list is "public", but no list'),
    expect.stringContaining('signed-in[0]: staff.list is not "signed-in" in the catalogue; take it away'),
  ]);
});

test("a list names operations that there are", () => {
  expect(issuesOf("permissions/for-everyone.json", ['"staff.list"', '"staff.list", "staff.lsit"'])).toEqual([
    expect.stringContaining(
      'signed-in[1] "staff.lsit": no such operation in the catalogue; did you mean "staff.list"?',
    ),
  ]);
});
