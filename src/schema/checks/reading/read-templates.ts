import { below, type Place } from "./place.ts";
import { reading, type Reading } from "./reading.ts";

/** Those keys of an object whose strings are evaluated with these names. */
export function readTemplates(
  value: Readonly<Record<string, unknown>>,
  place: Place,
  keys: readonly string[],
  names: readonly string[],
): Reading {
  return reading({
    templates: keys
      .filter((key) => value[key] !== undefined)
      .map((key) => ({ value: value[key], place: below(place, key), names, isForm: false })),
  });
}
