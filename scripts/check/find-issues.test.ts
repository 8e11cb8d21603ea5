import path from "node:path";
import { expect, test } from "vitest";
import { createProject } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { findIssues } from "./find-issues.ts";

const FILE = "schemas/screens/setting/user-manage.json";

test("what a check explains is not told again by the compiler", async () => {
  const { files } = await readProject(path.resolve(import.meta.dirname, "../.."));
  const texts = new Map([...files].map(([name, { text }]) => [name, text]));
  const broken = texts.get(FILE)?.replace("{{ row.status === 1 }}", "{{ rwo.status === 1 }}") ?? "";
  const { issues } = await findIssues(createProject(texts.set(FILE, broken)));
  const atTheSlip = issues.filter(({ file, pointer }) => file === FILE && pointer.endsWith("/visible"));
  expect(atTheSlip).toMatchObject([{ slug: "expression-scope", file: FILE, severity: "error" }]);
});
