import { asObject } from "../../project/as-object.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";

/** A place that may show another screen: an item of tabs, a section, a dialog. */
export function readShown(
  value: Readonly<Record<string, unknown>>,
  place: Place,
  { names }: ReadingContext,
): Reading {
  const { screen } = value;
  if (typeof screen !== "string") return reading({});
  return joinReadings([
    reading({ shown: [{ screen, value, place, names }] }),
    readTemplates(value, place, ["with", "context"], names),
  ]);
}

/** Screens behind tabs. */
export function readItems(items: unknown, place: Place, context: ReadingContext): Reading {
  return joinReadings(
    listOf(items).flatMap((item, index) => {
      const here = below(place, index);
      return [
        readTemplates(asObject(item), here, ["visible"], context.names),
        readShown(asObject(item), here, context),
      ];
    }),
  );
}
