import type { StepValue } from "../../dialog-steps/step-ways.ts";
import { asObject } from "../../project/project.ts";
import type { EntryReading } from "../check-context.ts";
import { below, type Place } from "../reading/place.ts";

/** The dialogs of a screen; a block of the kind is one itself, and is looked at alone. */
export function dialogsOf({ whole, isScreen }: EntryReading): (readonly [StepValue, Place])[] {
  const { value, place } = whole;
  if (!isScreen) return [[value, place]];
  return Object.entries(asObject(value.dialogs)).map(([id, dialog]) => [
    asObject(dialog),
    below(place, "dialogs", id),
  ]);
}
