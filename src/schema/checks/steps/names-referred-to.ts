import type { VerbContract } from "../../contracts.ts";
import { below, type Place } from "../reading/place.ts";
import type { StepUse } from "../reading/reading.ts";

type Target = NonNullable<VerbContract["refers"]>[string];

/** Names of one sort that steps refer to: dialogs, screens, routes. Names with a template are left out. */
export function namesReferredTo(target: Target, steps: readonly StepUse[]): { name: string; at: Place }[] {
  return steps.flatMap(({ value, place, verb }) =>
    Object.entries(verb?.refers ?? {}).flatMap(([key, sort]) => {
      const name = value[key];
      return sort === target && typeof name === "string" && !name.includes("{{")
        ? [{ name, at: below(place, key) }]
        : [];
    }),
  );
}
