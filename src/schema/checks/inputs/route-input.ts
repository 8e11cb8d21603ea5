import { inputsOfScreen } from "../../inputs/inputs-of-step.ts";
import type { Entry, Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { menuEntries } from "./menu-entries.ts";
import { below } from "../reading/place.ts";

export const routeInput: Check = {
  slug: "route-input",
  holds:
    "The menu leads only to screens that need no input, and `tabBy` names an input of the route's screen.",
  why: "The entry opens a page that can only say what it lacks; records would share a tab, or none would have one.",
  *run({ project }) {
    for (const { name, at } of menuEntries(project)) {
      const route = project.routes.find(({ id }) => id === name);
      const needed = inputsOfScreen(route?.value.screen, project).filter(({ isOptional }) => !isOptional);
      if (needed.length === 0) continue;
      const names = needed.map((each) => JSON.stringify(each.name)).join(", ");
      yield finding(at, `${JSON.stringify(name)} needs ${names}, which no menu can give`);
    }
    for (const route of project.routes) yield* unknownTabs(route, project);
  },
};

function* unknownTabs({ file, pointer, value }: Entry, project: Project): Iterable<Finding> {
  const { tabBy, screen } = value;
  if (tabBy === undefined || typeof screen !== "string" || !project.screens.has(screen)) return;
  const known = inputsOfScreen(screen, project).map(({ name }) => name);
  if (known.some((name) => name === tabBy)) return;
  yield unknownName(below({ file, pointer }, "tabBy"), tabBy, `no input of ${screen}`, known);
}
