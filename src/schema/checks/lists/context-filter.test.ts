import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FILE = "screens/filing-list.json";

test("neither part of a period filters a list that is about one", () => {
  const period = '{ "id": "period", "fields": ["kjnd", "kjqj"], "kind": "period", "title": "账期" }';
  expect(checkEdit(FILE, ['"filters": ["state"]', `"filters": ["state", ${period}]`])).toEqual([
    expect.stringContaining('fields[0]: the context of the screen says "kjnd" already'),
    expect.stringContaining('fields[1]: the context of the screen says "kjqj" already'),
  ]);
});
