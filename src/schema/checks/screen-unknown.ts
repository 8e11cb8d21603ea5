import type { JsonSchema } from "../project/json-schema.ts";
import { asObject, type Project } from "../project/project.ts";
import type { Check, EntryReading, Finding } from "./check-context.ts";
import { finding, unknownName } from "./finding.ts";
import { namesReferredTo } from "./names-referred-to.ts";
import { listOf } from "./reading/list-of.ts";
import { below, type Place } from "./reading/place.ts";
import { textOf } from "./reading/text-of.ts";

interface ScreenName {
  readonly name: string;
  readonly at: Place;
}

export const screenUnknown: Check = {
  slug: "screen-unknown",
  holds: "Routes, steps, tabs and calls name screens that exist, and every screen can be reached.",
  why: "The address shows the 404 page, or work lies in a screen that nobody finds.",
  *run({ project, readings }) {
    const ways = [...routes(project), ...stepsAndTabs(readings)];
    const names = [...ways, ...readings.flatMap((reading) => inCalls(reading, project))];
    const unknown = names.filter(({ name }) => !project.screens.has(name));
    for (const { name, at } of unknown) {
      yield unknownName(at, name, "no such screen", project.screens.keys());
    }
    yield* insideThemselves(project, readings);
    // A misspelt name is why the screen that it means is not reached.
    if (unknown.length === 0) yield* unreached(project, new Set(ways.map(({ name }) => name)));
  },
};

/** A screen behind its own tab would be drawn without end. */
function* insideThemselves(project: Project, readings: readonly EntryReading[]): Iterable<Finding> {
  for (const { entry, isScreen, whole } of readings) {
    for (const { name, at } of isScreen ? tabsOf(whole) : []) {
      if (!behindTabs(project, name).has(entry.id)) continue;
      yield finding(
        at,
        `${JSON.stringify(name)} shows ${JSON.stringify(entry.id)} again, and so without end`,
      );
    }
  }
}

/** The screen itself, those behind its tabs, and those behind theirs. */
function behindTabs(project: Project, id: string, ids: Set<string> = new Set()): ReadonlySet<string> {
  if (ids.has(id)) return ids;
  ids.add(id);
  for (const item of listOf(project.screens.get(id)?.value.items)) {
    behindTabs(project, textOf(asObject(item).screen), ids);
  }
  return ids;
}

function routes(project: Project): ScreenName[] {
  return project.routes.flatMap(({ file, pointer, value }) =>
    typeof value.screen === "string" ? [{ name: value.screen, at: below({ file, pointer }, "screen") }] : [],
  );
}

function stepsAndTabs(readings: readonly EntryReading[]): ScreenName[] {
  const steps = namesReferredTo(
    "screen",
    readings.flatMap((reading) => reading.steps),
  );
  return [...steps, ...readings.flatMap(({ whole }) => tabsOf(whole))];
}

function tabsOf({ value, place }: EntryReading["whole"]): ScreenName[] {
  return listOf(value.items).map((item, index) => ({
    name: textOf(asObject(item).screen),
    at: below(place, "items", index, "screen"),
  }));
}

/** Screens that a call hands to the server, which knows them too. */
function inCalls({ calls }: EntryReading, project: Project): ScreenName[] {
  return calls.flatMap(({ name, params, paramsPlace }) =>
    namedBy(project.operations.get(textOf(name))?.request, params, paramsPlace),
  );
}

function namedBy(schema: JsonSchema | undefined, value: unknown, at: Place): ScreenName[] {
  if (typeof value === "string") {
    return schema?.["x-names"] === "screen" && !value.includes("{{") ? [{ name: value, at }] : [];
  }
  return Object.entries(schema?.properties ?? {}).flatMap(([name, property]) =>
    namedBy(property, asObject(value)[name], below(at, name)),
  );
}

function* unreached(project: Project, reached: ReadonlySet<string>): Iterable<Finding> {
  for (const { id, file, value } of project.screens.values()) {
    if (value.planned === true || reached.has(id)) continue;
    yield finding(
      below({ file, pointer: "" }, "id"),
      `no route, step or tab leads to ${JSON.stringify(id)}`,
      {
        hint: `name it in schemas/routes: "screen": ${JSON.stringify(id)}`,
        severity: "warning",
      },
    );
  }
}
