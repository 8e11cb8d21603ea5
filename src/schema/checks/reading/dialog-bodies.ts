import { stepsOf } from "../../dialog-steps/step-ways.ts";
import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";

type Body = readonly [value: Readonly<Record<string, unknown>>, place: Place];

/** The dialogs of a screen and the steps in them: all of its places, besides itself, that may hold a form. */
export function dialogBodies(screen: Readonly<Record<string, unknown>>, place: Place): readonly Body[] {
  return Object.entries(asObject(screen.dialogs)).flatMap(([id, dialog]): Body[] => {
    const at = below(place, "dialogs", id);
    const value = asObject(dialog);
    return [[value, at], ...stepsOf(value).map((step, index): Body => [step, below(at, "steps", index)])];
  });
}
