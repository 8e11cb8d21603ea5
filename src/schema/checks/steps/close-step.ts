import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { StepUse } from "../reading/reading.ts";

export const closeStep: Check = {
  slug: "close-step",
  holds: "A step `close` stands last, in a dialog or in a screen that dialogs alone show.",
  why: "Where there is no dialog the button fails; what stands behind the step acts upon what has gone.",
  *run({ readings, project }) {
    const otherwise = placesOutsideDialogs(readings, project);
    const inDialogs = new Set(readings.flatMap(shownByDialogs));
    for (const { entry, steps, actions, isScreen } of readings) {
      // The place of a block's actions depends on the screen that uses the block.
      if (!isScreen) continue;
      for (const step of steps.filter(({ value }) => value.close !== undefined)) {
        if (step.isInDialog) continue;
        const way = otherwise.get(entry.id);
        const at = below(step.place, "close");
        if (way !== undefined) yield finding(at, `no dialog is around this: the screen also stands ${way}`);
        else if (!inDialogs.has(entry.id)) yield finding(at, "no dialog is around this");
      }
      for (const { value, place } of actions) yield* stepsBehind(value.do, below(place, "do"));
    }
  },
};

/** Screens with a place that is none of a dialog's, as `at an address`. */
function placesOutsideDialogs(
  readings: readonly EntryReading[],
  { routes }: Project,
): ReadonlyMap<unknown, string> {
  const embedded = readings.flatMap(({ shown, whole, entry }) => {
    const dialogs = new Set(listOf(Object.values(asObject(whole.value.dialogs))));
    return shown
      .filter(({ value }) => !dialogs.has(value))
      .map(({ screen }) => [screen, `in ${entry.id}`] as const);
  });
  const addressed = routes.map(({ id, value }) => [value.screen, `at ${id}`] as const);
  return new Map([...embedded, ...addressed]);
}

function shownByDialogs({ whole }: EntryReading): unknown[] {
  return Object.values(asObject(whole.value.dialogs)).map((dialog) => asObject(dialog).screen);
}

/** Steps behind one that closes their dialog. */
function* stepsBehind(steps: unknown, place: Place): Iterable<Finding> {
  const all: readonly StepUse["value"][] = listOf(steps).map(asObject);
  for (const [index, step] of all.entries()) {
    if (step.close !== undefined && index < all.length - 1)
      yield finding(below(place, index + 1), "the dialog has gone before this");
    for (const key of ["then", "else"]) yield* stepsBehind(step[key], below(place, index, key));
  }
}
