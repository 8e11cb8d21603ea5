import type { JsonSchema } from "../../project/json-schema.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { namesReferredTo } from "../steps/names-referred-to.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

interface ScreenName {
  readonly name: string;
  readonly at: Place;
}

export const screenUnknown: Check = {
  slug: "screen-unknown",
  holds:
    "Routes, steps, tabs, sections, dialogs and calls name screens that exist, and every screen can be reached.",
  why: "Otherwise the address shows the 404 page, or a finished screen cannot be reached.",
  *run({ project, readings }) {
    const ways = [...routes(project), ...stepsAndPlaces(readings)];
    const names = [...ways, ...readings.flatMap((reading) => inCalls(reading, project))];
    const unknown = names.filter(({ name }) => !project.screens.has(name));
    for (const { name, at } of unknown) {
      yield unknownName(at, name, "no such screen", project.screens.keys());
    }
    yield* insideThemselves(readings);
    // A misspelt name is why the screen that it means is not reached.
    if (unknown.length === 0) yield* unreached(project, new Set(ways.map(({ name }) => name)));
  },
};

/** A screen inside itself would be drawn without end. */
function* insideThemselves(readings: readonly EntryReading[]): Iterable<Finding> {
  const shownBy = new Map(
    readings.filter(({ isScreen }) => isScreen).map(({ entry, shown }) => [entry.id, shown] as const),
  );
  for (const [id, shown] of shownBy) {
    for (const { screen, place } of shown) {
      if (!shownInside(screen, shownBy).has(id)) continue;
      const at = below(place, "screen");
      yield finding(at, `${JSON.stringify(screen)} shows ${JSON.stringify(id)} again, and so without end`);
    }
  }
}

/** The screen itself, those that it shows, and those that they show. */
function shownInside(
  id: string,
  shownBy: ReadonlyMap<string, EntryReading["shown"]>,
  ids: Set<string> = new Set(),
): ReadonlySet<string> {
  if (ids.has(id)) return ids;
  ids.add(id);
  for (const { screen } of shownBy.get(id) ?? []) shownInside(screen, shownBy, ids);
  return ids;
}

function routes(project: Project): ScreenName[] {
  return project.routes.flatMap(({ file, pointer, value }) =>
    typeof value.screen === "string" ? [{ name: value.screen, at: below({ file, pointer }, "screen") }] : [],
  );
}

function stepsAndPlaces(readings: readonly EntryReading[]): ScreenName[] {
  const steps = namesReferredTo(
    "screen",
    readings.flatMap((reading) => reading.steps),
  );
  const shown = readings.flatMap((reading) => reading.shown);
  return [...steps, ...shown.map(({ screen, place }) => ({ name: screen, at: below(place, "screen") }))];
}

/** Screens that a call names to the server, which has the same list of screens. */
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
      `no route, step or place leads to ${JSON.stringify(id)}`,
      {
        hint: `name it in schemas/routes: "screen": ${JSON.stringify(id)}`,
        severity: "warning",
      },
    );
  }
}
