import { expect, test } from "vitest";
import { contracts } from "../contracts.ts";
import { check } from "./check.ts";
import { goodProject } from "./checks/testing/sample-project.ts";
import { changedProject } from "./checks/testing/changed-project.ts";

test("issues come sorted by place, each once", () => {
  const path = "schemas/screens/report-list.json";
  const text = (goodProject.files.get(path)?.text ?? "").replaceAll('"report.', '"reports.');
  const issues = check(changedProject(goodProject, path, text), contracts).filter(
    ({ file }) => file === path,
  );
  const places = issues.map(({ line, column }) => line * 1000 + column);
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(issues.map((issue) => JSON.stringify(issue))).size).toBe(issues.length);
});
