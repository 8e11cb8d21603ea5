import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const issuesOf = (name: string, ...edits: [string, string][]) =>
  checkEdit(
    "screens/client-list.json",
    ['  "source"', `  "names": { "${name}": "{{ 1 }}" },\n  "source"`],
    ...edits,
  ).filter((issue) => issue.startsWith("name-hides"));

test.each([
  ["row", "something that expressions see"],
  ["state", "something that expressions see"],
  ["given", "something that expressions see"],
  ["addMonths", "a function"],
  ["null", "a word of the language"],
  ["new", "a word of the language"],
])("%s", (name, what) => {
  expect(issuesOf(name)).toEqual([expect.stringContaining(`"${name}" is ${what} already`)]);
});

test("what a step of the file gives is taken too", () => {
  const step: [string, string] = [
    '{ "call": "client.modifyStatus"',
    '{ "as": "stopped", "call": "client.modifyStatus"',
  ];
  expect(issuesOf("stopped", step)).toEqual([
    expect.stringContaining('"stopped" is what a step gives already'),
  ]);
  expect(issuesOf("stopped")).toEqual([]);
});
