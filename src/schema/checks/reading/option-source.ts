import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { reading, type Reading } from "./reading.ts";

/** The call that fills a control's choices: `source: { call, params }` in its options. */
export function optionSource(
  options: Readonly<Record<string, unknown>>,
  place: Place,
  codes: readonly (string | undefined)[],
): Reading {
  if (options.source === undefined) return reading({});
  const source = asObject(options.source);
  const here = below(place, "source");
  return reading({
    calls: [
      {
        name: source.call,
        place: below(here, "call"),
        params: source.params,
        paramsPlace: below(here, "params"),
        given: [],
        codes,
      },
    ],
  });
}
