import { describe, expect, it } from "vitest";
import type { Issue } from "../issue.ts";
import { planProject } from "./plan-project.ts";
import { sampleContracts, sampleProject } from "./testing/sample-project.ts";

const project = sampleProject();
const issueIn = (file: string, severity: Issue["severity"] = "error"): Issue => ({
  slug: "grammar",
  severity,
  file,
  pointer: "",
  line: 1,
  column: 1,
  message: "wrong",
});

function planWith(issue: Issue) {
  const plans = planProject(project, sampleContracts, [issue]);
  return { good: [...plans.screens.keys()], broken: [...plans.broken.keys()] };
}

describe("planProject", () => {
  it("plans all other screens when one is broken", () => {
    expect(planWith(issueIn("schemas/screens/thing/manage.json"))).toEqual({
      good: ["home"],
      broken: ["thing.manage"],
    });
  });

  it.each(["schemas/blocks/thing/form.json", "schemas/api/thing.json"])(
    "holds back the screens that take from a broken %s",
    (file) => {
      expect(planWith(issueIn(file))).toEqual({ good: ["home"], broken: ["thing.manage"] });
    },
  );

  it("names the issues that stand in a screen's way", () => {
    const issue = issueIn("schemas/blocks/thing/form.json");
    expect(planProject(project, sampleContracts, [issue]).broken.get("thing.manage")).toEqual([issue]);
  });

  it("is not stopped by warnings", () => {
    expect(planWith(issueIn("schemas/screens/thing/manage.json", "warning")).broken).toEqual([]);
  });
});
