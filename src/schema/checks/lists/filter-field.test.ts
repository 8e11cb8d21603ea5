import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a filter may be any other parameter", () => {
  expect(checkEdit("screens/client-list.json", ['["name", "status"]', '["ownerId"]'])).toEqual([]);
});

test("the first value of a filter fits its parameter", () => {
  const initial = (value: string) =>
    checkEdit("screens/client-list.json", [
      '"filters": ["name"',
      `"filters": [{ "field": "ownerId", "initial": ${value} }, "name"`,
    ]);
  expect(initial('"7"')).toEqual([
    expect.stringMatching(/^filter-field .*filters\[0\]\.initial: must be an integer, not a string$/),
  ]);
  expect(initial("7")).toEqual([]);
  const status = (keys: string) =>
    checkEdit("screens/client-list.json", ['"status"]', `{ "field": "status", ${keys} }]`]);
  expect(status('"initial": "1"')).toEqual([expect.stringMatching(/^filter-field .*must be an integer/)]);
  expect(status('"initial": 1')).toEqual([]);
  expect(initial('"{{ session.user.id }}"')).toEqual([]);
});
