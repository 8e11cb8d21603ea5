import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { ANY_GIVEN, handedNames } from "./given-names.ts";
import { readDialog } from "./read-dialog.ts";
import { joinReadings, type Reading, type StepUse } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import type { ReadingContext } from "./reading-context.ts";

/**
 * The dialogs of a screen. A dialog sees what every place that opens it sees, and stands behind the codes of all of them;
 * as dialogs may open dialogs, they are read again until nothing changes.
 */
export function readDialogs(dialogs: unknown, place: Place, body: Reading, context: ReadingContext): Reading {
  const parts = Object.entries(asObject(dialogs));
  let read = joinReadings([]);
  for (let round = 0; round <= parts.length; round += 1) {
    const steps = [...body.steps, ...read.steps];
    const before = openerKey(read.steps);
    read = joinReadings(
      parts.map(([id, dialog]) =>
        readDialog(asObject(dialog), below(place, id), `dialogs.${id}`, {
          ...context,
          ...openersOf(id, steps),
        }),
      ),
    );
    if (openerKey(read.steps) === before) break;
  }
  return read;
}

/**
 * The names and codes of the steps that open a dialog; a dialog without any may read the names of a row and any given
 * value.
 */
function openersOf(id: string, steps: readonly StepUse[]): Pick<ReadingContext, "names" | "codes"> {
  const openers = steps.filter((step) => opens(step).includes(id));
  const [first, ...others] = openers.map((opener) => [...opener.names, ...handedNames(opener)]);
  const names = first?.filter((name) => others.every((otherNames) => otherNames.includes(name)));
  return { names: names ?? [...scopeNames.row, ANY_GIVEN], codes: openers.flatMap((opener) => opener.codes) };
}

function opens({ verb, value }: StepUse): unknown[] {
  return Object.entries(verb?.refers ?? {}).flatMap(([key, what]) => (what === "dialog" ? [value[key]] : []));
}

/** The dialogs that dialogs open, and the places that open them. */
function openerKey(steps: readonly StepUse[]): string {
  return JSON.stringify(steps.flatMap((step) => opens(step).map((id) => [id, step.names, step.codes])));
}
