import { asObject, type Project } from "../project/project.ts";
import type { Check } from "./check-context.ts";
import { finding, unknownName } from "./finding.ts";
import { namesReferredTo } from "./names-referred-to.ts";
import { below, type Place } from "./reading/place.ts";
import { walkValues } from "./walk-values.ts";
import { textOf } from "./reading/text-of.ts";

const LEADS_TO = ["screen", "page", "planned"];

/** A route leads to exactly one thing, and whatever names a route names one that exists: else the menu offers a dead page. */
export const routeScreen: Check = {
  slug: "route-screen",
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
    const paths = new Set(project.routes.map(({ id }) => id));
    const steps = namesReferredTo(
      "route",
      readings.flatMap((reading) => reading.steps),
    );
    for (const { name, at } of [...menuEntries(project), ...parents(project), ...steps]) {
      const path = name.replace(/[?#].*$/, "");
      if (!paths.has(path)) yield unknownName(at, name, "no such route", paths);
    }
  },
};

function menuEntries(project: Project): { name: string; at: Place }[] {
  return [...project.files.values()]
    .filter(({ path }) => path.startsWith("schemas/routes/"))
    .flatMap((file) => {
      const { sections } = asObject(asObject(file.value).menu);
      return walkValues(sections, { file, pointer: "/menu/sections" });
    })
    .flatMap(({ key, value, at }) =>
      key === "entries" && Array.isArray(value)
        ? value.map((name, index) => ({ name: textOf(name), at: below(at, index) }))
        : [],
    );
}

function parents(project: Project): { name: string; at: Place }[] {
  return project.routes.flatMap(({ file, pointer, value }) =>
    typeof value.parent === "string" ? [{ name: value.parent, at: below({ file, pointer }, "parent") }] : [],
  );
}
