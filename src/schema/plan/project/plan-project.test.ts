import { describe, expect, it } from "vitest";
import type { Issue } from "../../issue.ts";
import { planProject } from "./plan-project.ts";
import { sampleContracts, sampleProject, thingScreen } from "../testing/sample-project.ts";

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

  it.each(["schemas/blocks/thing/form.json", "schemas/api/thing.json", "schemas/states/phase.json"])(
    "holds back the screens that take from a broken %s",
    (file) => {
      expect(planWith(issueIn(file))).toEqual({ good: ["home"], broken: ["thing.manage"] });
    },
  );

  it("holds back the screens that take a broken block from a block", () => {
    const columns = (use: object[]) => ({ kind: "columns", columns: use });
    const nested = sampleProject({
      "screens/thing/manage.json": { ...thingScreen, dialogs: {}, columns: [{ use: "thing.wide" }] },
      "blocks/thing/wide.json": { id: "thing.wide", ...columns([{ use: "thing.narrow" }]) },
      "blocks/thing/narrow.json": { id: "thing.narrow", ...columns([{ field: "name" }]) },
    });
    const issue = issueIn("schemas/blocks/thing/narrow.json");
    expect([...planProject(nested, sampleContracts, [issue]).broken.keys()]).toEqual(["thing.manage"]);
  });

  it("names the issues that stand in a screen's way", () => {
    const issue = issueIn("schemas/blocks/thing/form.json");
    expect(planProject(project, sampleContracts, [issue]).broken.get("thing.manage")).toEqual([issue]);
  });

  it("is not stopped by warnings", () => {
    expect(planWith(issueIn("schemas/screens/thing/manage.json", "warning")).broken).toEqual([]);
  });
});
