import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { readTemplates } from "./read-templates.ts";
import type { Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";

/** The limits of a context, which stand fast before anything is chosen. */
export function readContext(context: unknown, place: Place, { names }: ReadingContext): Reading {
  const before = names.filter((name) => name !== "period" && name !== "company");
  return readTemplates(asObject(asObject(context).period), below(place, "period"), ["min", "max"], before);
}
