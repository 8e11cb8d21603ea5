import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { RUN_BY, SMALL_FORMS } from "../../scripts/testing/small-forms.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test("every command of package.json is run by the tests, at least in a small form", () => {
  const run = [...SMALL_FORMS.map(({ script }) => script), ...Object.keys(RUN_BY)];
  expect(run.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test("who is said to run a command exists", () => {
  for (const file of Object.values(RUN_BY)) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
});
