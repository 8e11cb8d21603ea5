import { type Entry, type Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { menuEntries } from "./menu-entries.ts";
import { namesReferredTo } from "../steps/names-referred-to.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

const LEADS_TO = ["screen", "page", "planned"];

export const routeScreen: Check = {
  slug: "route-screen",
  holds:
    "A route leads to exactly one screen or surface, which a user who may open the route may also see, and every reference to a route names one that exists.",
  why: "Otherwise the menu leads to a page that does not exist.",
  *run({ project, readings }) {
    for (const { id, file, pointer, value } of project.routes) {
      const named = LEADS_TO.filter((key) => value[key] !== undefined);
      if (named.length === 1) continue;
      const what = named.length === 0 ? "nowhere" : `to ${named.join(" and ")} at once`;
      yield finding(
        { file, pointer },
        `${JSON.stringify(id)} leads ${what}; say one of ${LEADS_TO.join(", ")}`,
      );
    }
    for (const route of project.routes) {
      yield* refusedBehind(route, project);
      yield* namelessTabs(route, project);
    }
    const paths = new Set(project.routes.map(({ id }) => id));
    const steps = namesReferredTo(
      "route",
      readings.flatMap((reading) => reading.steps),
    );
    for (const { name, at } of [...menuEntries(project), ...parents(project), ...steps]) {
      if (!paths.has(name)) yield unknownName(at, name, "no such route", paths);
    }
  },
};

/** Ways through the route that the screen behind it then refuses. Unknown codes are reported by permission-unknown. */
function* refusedBehind({ id, file, pointer, value }: Entry, project: Project): Iterable<Finding> {
  const { permission: needed } = project.screens.get(textOf(value.screen))?.value ?? {};
  if (typeof needed !== "string" || !project.permissions.has(needed)) return;
  const hint = `its screen needs ${JSON.stringify(needed)}`;
  if (value.permission === undefined) {
    yield finding({ file, pointer }, `${JSON.stringify(id)} has no "permission"`, { hint });
    return;
  }
  const at = below({ file, pointer }, "permission");
  const isList = Array.isArray(value.permission);
  for (const [index, code] of listOf(isList ? value.permission : [value.permission]).entries()) {
    const ancestors = project.permissions.get(textOf(code))?.ancestors;
    const isKnown = ancestors !== undefined || code === "signed-in";
    if (!isKnown || code === needed || ancestors?.includes(needed)) continue;
    yield finding(isList ? below(at, index) : at, `${JSON.stringify(code)} does not open the screen`, {
      hint,
    });
  }
}

/** Tabs of one route that all have the same title. */
function* namelessTabs({ id, file, pointer, value }: Entry, project: Project): Iterable<Finding> {
  const screen = project.screens.get(textOf(value.screen))?.value;
  if (value.tabBy === undefined || !screen || screen.identity !== undefined) return;
  yield finding(
    below({ file, pointer }, "tabBy"),
    `the tabs of ${JSON.stringify(id)} would all have the title of the route`,
    { hint: 'give its screen an "identity"' },
  );
}

function parents(project: Project): { name: string; at: Place }[] {
  return project.routes.flatMap(({ file, pointer, value }) =>
    typeof value.parent === "string" ? [{ name: value.parent, at: below({ file, pointer }, "parent") }] : [],
  );
}
