import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const SCREEN = "screens/client-list.json";
const named = (names: string): [string, string] => ['  "source"', `  "names": { ${names} },\n  "source"`];

test("a name that only another one uses is used", () => {
  const names = named(`"isActive": "{{ row.status === code }}", "code": "{{ 1 }}"`);
  expect(checkEdit(SCREEN, names, ["{{ row.status === 1 }}", "{{ isActive }}"])).toEqual([]);
});

test("the same word in a text, as a property or as a parameter is no use", () => {
  const names = named(`"one": "{{ row.id }}"`);
  const condition = "{{ row.status === 1 && [row].some((one) => one.name !== 'one') }}";
  expect(checkEdit(SCREEN, names, ["{{ row.status === 1 }}", condition])).toEqual([
    expect.stringMatching(/^unused-name 8:14 names\.one: no expression of this file uses the name "one"/),
  ]);
});

test("a name of the screen is not seen in the block that it takes", () => {
  const names = named(`"isActive": "{{ row.status === 1 }}"`);
  const issues = checkEdit(SCREEN, names);
  expect(issues).toEqual([expect.stringMatching(/^unused-name 8:14 /)]);
});
