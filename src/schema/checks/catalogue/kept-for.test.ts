import { expect, test } from "vitest";
import { createProject } from "../../project/project.ts";
import { keptFor } from "./kept-for.ts";
import { changedProject } from "../testing/changed-project.ts";

test("what hangs on some folders is computed again when a file of them changes, comes or goes", () => {
  let runs = 0;
  const count = keptFor(["api", "enums"], () => (runs += 1));
  const first = createProject(
    new Map([
      ["schemas/api/a.json", "{}"],
      ["schemas/screens/a.json", "{}"],
    ]),
  );
  const after = (path: string, text: string) => count(changedProject(first, path, text));
  expect([count(first), count(first), after("schemas/screens/a.json", "[]")]).toEqual([1, 1, 1]);
  expect(after("schemas/api/a.json", "[]")).toBe(2);
  expect(after("schemas/enums/b.json", "{}")).toBe(3);
  expect(count(first)).toBe(4);
});
