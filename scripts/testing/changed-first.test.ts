import { expect, test } from "vitest";
import { changedFirst } from "./changed-first.ts";

const file = (project: string, name: string) => ({ project, file: name });

test("tests in the folder of a changed file run first in their project, all others as before", () => {
  const files = [
    file("drawn", "src/shell/menu.test.tsx"),
    file("drawn", "src/fields/date/cell.test.tsx"),
    file("unit", "src/domain/period.test.ts"),
    file("unit", "src/fields/date/contract.test.ts"),
    file("unit", "src/fields/date.test.ts"),
  ];
  const changed = ["src/fields/date/contract.ts", "docs/tests.md"];
  expect(changedFirst(files, changed).map(({ file: name }) => name)).toEqual([
    "src/fields/date/cell.test.tsx",
    "src/shell/menu.test.tsx",
    "src/fields/date/contract.test.ts",
    "src/domain/period.test.ts",
    "src/fields/date.test.ts",
  ]);
});

test("without a change the order stays", () => {
  const files = [file("unit", "b.test.ts"), file("unit", "a.test.ts")];
  expect(changedFirst(files, [])).toEqual(files);
});
