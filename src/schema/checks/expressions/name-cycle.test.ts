import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const issuesOf = (names: string) =>
  checkEdit(
    "screens/client-list.json",
    ['  "source"', `  "names": { ${names} },\n  "source"`],
    ["{{ row.status === 1 }}", "{{ row.status === 1 && a }}"],
  ).filter((issue) => issue.startsWith("name-cycle"));

test("a name that is its own meaning is told", () => {
  expect(issuesOf(`"a": "{{ !a }}"`)).toEqual([
    expect.stringContaining("the name leads back to itself: a → a"),
  ]);
});

test("two rings are told once each, at their first names", () => {
  expect(issuesOf(`"a": "{{ b }}", "b": "{{ a || c }}", "c": "{{ d }}", "d": "{{ c }}"`)).toEqual([
    expect.stringContaining("names.a: the name leads back to itself: a → b → a"),
    expect.stringContaining("names.c: the name leads back to itself: c → d → c"),
  ]);
});

test("names that share a third are no ring", () => {
  expect(issuesOf(`"a": "{{ b && c }}", "b": "{{ c }}", "c": "{{ row.id > 1 }}"`)).toEqual([]);
});
