import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a key that stands twice is an issue at the second", () => {
  expect(checkEdit("screens/client-list.json", ['"version": 2,', '"version": 2,\n  "version": 2,'])).toEqual([
    expect.stringContaining('json-syntax 4:3 "version" stands twice in this object'),
  ]);
});

test("a broken file is checked by its syntax alone", () => {
  expect(checkEdit("screens/client-list.json", ['"kind": "list"', '"kind": "lists", "kind": 1'])).toEqual([
    expect.stringContaining('json-syntax 5:20 "kind" stands twice in this object'),
  ]);
});
