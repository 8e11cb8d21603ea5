import { expect, test } from "vitest";
import { contracts } from "../contracts.ts";
import { check } from "./check.ts";
import { changedProject } from "./checks/testing/changed-project.ts";
import { readProject } from "./project/read-project.ts";

const project = await readProject(".");
test("issues come sorted by place, each once", () => {
  const path = "schemas/screens/setting/user-manage.json";
  const text = (project.files.get(path)?.text ?? "").replaceAll("userAdmin.", "userAdmins.");
  const issues = check(changedProject(project, path, text), contracts);
  const places = issues.map(({ line, column }) => line * 1000 + column);
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(issues.map((issue) => JSON.stringify(issue))).size).toBe(issues.length);
});
