import { asObject } from "../../project/project.ts";
import { below } from "./place.ts";
import { reading, type Reading } from "./reading.ts";
import type { WholeEntry } from "./whole-entry.ts";

/** The names that a file declares. */
export function readNames({ value, place }: WholeEntry): Reading {
  const names = asObject(value.names);
  return reading({
    templates: Object.keys(names).map((name) => ({
      value: names[name],
      place: below(place, "names", name),
      names: [],
      isForm: false,
      declares: name,
    })),
  });
}
