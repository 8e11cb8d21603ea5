import { expect, test } from "vitest";
import { sampleProject } from "../../src/schema/checks/testing/sample-project.ts";
import { findIssues } from "./find-issues.ts";

const LIST = "screens/report-list.json";

test("what a check explains is not told again by the compiler", async () => {
  const broken = sampleProject(LIST, ["{{ tab === 'active' }}", "{{ tba === 'active' }}"]);
  const { issues } = await findIssues(broken);
  const atTheSlip = issues.filter(({ file, pointer }) => file.endsWith(LIST) && pointer.endsWith("/visible"));
  expect(atTheSlip).toMatchObject([{ slug: "expression-scope", severity: "error" }]);
});
