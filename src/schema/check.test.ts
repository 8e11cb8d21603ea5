import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contracts } from "../contracts.ts";
import { check } from "./check.ts";
import { changedProject } from "./checks/testing/changed-project.ts";
import { walkValues } from "./checks/walk-values.ts";
import { readProject } from "./project/read-project.ts";

const project = await readProject(".");
const texts = new Map([...project.files.values()].map(({ path, text }) => [path, text]));
const PLACES = [...project.files.values()]
  .filter(({ path }) => /^schemas\/(screens|blocks|states|routes|enums|permissions)\//.test(path))
  .flatMap((file) => walkValues(file.value, { file, pointer: "" }).map(({ at }) => at));

/** The text of the file with the value at the pointer replaced. */
function replaced(root: unknown, pointer: string, value: unknown): string {
  const copy = { root: structuredClone(root) } as Record<string, unknown>;
  const path = ["root", ...pointer.split("/").slice(1)].map((part) => part.replaceAll("~1", "/"));
  const holder = path.slice(0, -1).reduce((inside, part) => inside[part] as Record<string, unknown>, copy);
  holder[path.at(-1)!] = value;
  return JSON.stringify(copy.root);
}

test("whatever stands in a file, the check gives issues and never breaks", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), fc.jsonValue({ maxDepth: 2 }), ({ file, pointer }, value) => {
      const text = replaced(file.value, pointer, value);
      const issues = check(changedProject(project, file.path, text), contracts);
      for (const issue of issues) expect(issue.line).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
}, 60_000);

test("whatever text a file is, the check gives its place", () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.string({ maxLength: 3 }), (offset, noise) => {
      const path = "schemas/screens/setting/user-manage.json";
      const text = texts.get(path) ?? "";
      const broken = text.slice(0, offset) + noise + text.slice(offset + 1);
      const issues = check(changedProject(project, path, broken), contracts);
      for (const { line, column } of issues) expect(Math.min(line, column)).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
}, 60_000);

test("issues come sorted by place, each once", () => {
  const path = "schemas/screens/setting/user-manage.json";
  const text = (texts.get(path) ?? "").replaceAll("userAdmin.", "userAdmins.");
  const issues = check(changedProject(project, path, text), contracts);
  const places = issues.map(({ line, column }) => line * 1000 + column);
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(issues.map((issue) => JSON.stringify(issue))).size).toBe(issues.length);
});
