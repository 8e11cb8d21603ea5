import { expect, test } from "vitest";
import { readProject } from "../../../../../src/schema/project/read-project.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import { INPUTS } from "../lines/line-amounts.ts";
import { COMPARED_COLUMNS } from "./compare-with-file.ts";
import { salaryImportKinds } from "./import-kinds.ts";

const project = await readProject(".");
const lineKinds = salaryImportKinds.filter(({ isWhole }) => isWhole).map(({ kind }) => kind);

test.each(lineKinds)("%s has no column of what is worked out", (kind) => {
  const filled = new Set<string>([...INPUTS, ...COMPARED_COLUMNS, "remark"]);
  const names = columnsOfKind(kind, project).map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith("row") && !filled.has(name))).toEqual([]);
});

test("wages have a column for each amount that is filled in, but for the compensation", () => {
  const names = new Set(columnsOfKind("salary", project).map(({ name }) => name));
  expect(INPUTS.filter((name) => !names.has(name))).toEqual(["pjgz"]);
});
