import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, type Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";

/** The limits of a context, which stand fast before anything is chosen, and what of its periods follows from the company. */
export function readContext(context: unknown, place: Place, { names }: ReadingContext): Reading {
  const withoutPeriod = names.filter((name) => name !== "period");
  const before = withoutPeriod.filter((name) => name !== "company");
  const period = asObject(asObject(context).period);
  const at = below(place, "period");
  return joinReadings([
    readTemplates(period, at, ["min", "max"], before),
    readTemplates(period, at, ["quarterly"], withoutPeriod),
  ]);
}
