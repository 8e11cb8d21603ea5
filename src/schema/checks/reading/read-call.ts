import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { reading, type Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";

/** A `{ call, params }`; `given` reaches the call besides its params. Nothing when there is none. */
export function readCall(
  value: unknown,
  place: Place,
  { names, codes }: ReadingContext,
  given: readonly string[] = [],
): Reading {
  if (value === undefined) return reading({});
  const { call, params } = asObject(value);
  const paramsPlace = below(place, "params");
  return reading({
    calls: [{ name: call, place: below(place, "call"), params, paramsPlace, given, codes }],
    templates: params === undefined ? [] : [{ value: params, place: paramsPlace, names, isForm: false }],
  });
}
