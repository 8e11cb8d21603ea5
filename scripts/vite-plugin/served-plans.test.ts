import { describe, expect, it } from "vitest";
import type { Issue } from "../../src/schema/issue.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import { sampleContracts, sampleProject, thingScreen } from "../../src/schema/plan/testing/sample-project.ts";
import { nextPlans, planEvents, type ServedPlans } from "./served-plans.ts";

const SCREEN = "schemas/screens/thing/manage.json";

function inspect(files: { readonly [path: string]: object }, issues: readonly Issue[] = []) {
  const project = sampleProject(files);
  return { project, issues, plans: planProject(project, sampleContracts, issues) };
}

const errorIn = (file: string, slug = "grammar"): Issue => ({
  slug,
  severity: "error",
  file,
  pointer: "",
  line: 1,
  column: 1,
  message: "wrong",
});
const good = nextPlans(undefined, inspect({}));
const titleOf = (served: ServedPlans) => served.screens.get("thing.manage")?.title;

describe("nextPlans", () => {
  it("keeps the last good plan of a broken screen", () => {
    const after = nextPlans(good, inspect({}, [errorIn(SCREEN)]));
    expect(titleOf(after)).toBe("事项");
    expect(planEvents(good, after).map(({ event }) => event)).toEqual(["schemas:issues"]);
  });

  it("keeps the plan of a screen whose file cannot be read far enough to find its id", () => {
    const after = nextPlans(
      good,
      inspect({ "screens/thing/manage.json": {} }, [errorIn(SCREEN, "json-syntax")]),
    );
    expect(titleOf(after)).toBe("事项");
  });

  it("drops the plan of a screen that was taken away", () => {
    expect(titleOf(nextPlans(good, inspect({ "screens/thing/manage.json": {} })))).toBeUndefined();
  });

  it("keeps the last good routes while a file of them is broken", () => {
    const routes = { routes: [{ path: "/a", title: "甲", screen: "home" }] };
    const before = nextPlans(undefined, inspect({ "routes/a.json": routes }));
    const after = nextPlans(before, inspect({ "routes/a.json": {} }, [errorIn("schemas/routes/a.json")]));
    expect(after.shell.routes).toHaveLength(1);
  });
});

describe("planEvents", () => {
  it("tells nothing when nothing changed", () => {
    expect(planEvents(good, nextPlans(good, inspect({})))).toEqual([]);
  });

  it("tells changed screens and routes", () => {
    const changes = {
      "screens/thing/manage.json": { ...thingScreen, title: "新" },
      "routes/a.json": { routes: [{ path: "/a", title: "甲", screen: "home" }] },
    };
    const events = planEvents(good, nextPlans(good, inspect(changes)));
    expect(events).toMatchObject([
      { event: "schemas:plan", data: { id: "thing.manage", plan: { title: "新" } } },
      { event: "schemas:shell", data: { plan: { routes: [{ path: "/a" }] } } },
    ]);
  });
});
