import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("an unclosed expression is an issue at its braces", () => {
  expect(checkEdit("screens/client-list.json", ["{{ row.name }}」？", "{{ row.name"])).toEqual([
    expect.stringContaining("expression-syntax 31:24"),
  ]);
});

test("the column counts what stands in the file, not what it decodes to", () => {
  expect(checkEdit("screens/client-list.json", ["确定停用「{{ row.name }}", "\\u786e\\n{{ row. }}"])).toEqual(
    [expect.stringContaining("expression-syntax 31:34")],
  );
});

test("an unknown function is an issue", () => {
  expect(
    checkEdit("screens/client-list.json", ["{{ row.status === 1 }}", "{{ rnd(row.status) === 1 }}"]),
  ).toEqual([
    expect.stringContaining("expression-syntax 30:22"),
    expect.stringContaining("cannot be judged"),
  ]);
});
