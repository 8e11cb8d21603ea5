import { asObject } from "../../project/project.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readSteps } from "./read-steps.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { withGuard, type ReadingContext } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

/** The actions of one slot; `part` is where their ids are unique. */
export function readActions(actions: unknown, place: Place, part: string, context: ReadingContext): Reading {
  return joinReadings(
    listOf(actions).map((entry, index) => readAction(entry, below(place, index), part, context)),
  );
}

export function readAction(entry: unknown, place: Place, part: string, context: ReadingContext): Reading {
  const value = asObject(entry);
  const { names } = context;
  const conditions = listOf(value.disabled).map((condition, at) =>
    readTemplates(asObject(condition), below(place, "disabled", at), ["when", "reason"], names),
  );
  return joinReadings([
    reading({ actions: [{ id: textOf(value.id), value, place, part }] }),
    readTemplates(value, place, ["label", "visible", "confirm"], names),
    ...conditions,
    readSteps(value.do, below(place, "do"), withGuard(context, value.permission)),
  ]);
}
