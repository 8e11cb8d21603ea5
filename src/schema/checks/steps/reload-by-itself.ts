import { startsTask } from "../../starts-task.ts";
import { needlessReloads } from "../../needless-reloads.ts";
import { stepsOf } from "../../dialog-steps/step-ways.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

export const reloadByItself: Check = {
  slug: "reload-by-itself",
  holds: "No step fetches again what is fetched by itself when an action that has written ends.",
  why: "The server is called twice, and authors who copy the step believe that it is needed.",
  *run({ project, readings }) {
    // The dialogs that an action of a block opens are those of the screen that uses the block.
    for (const reading of readings.filter(({ isScreen }) => isScreen)) {
      for (const { value, place, part } of reading.actions) {
        if (reading.entry.value.kind === "form" && part === "form") continue;
        const steps = listOf(value.do).map(asObject);
        for (const path of needlessReloads(steps, (step) => writes(step, reading, project))) {
          yield finding(
            below(place, "do", ...path),
            "what is on show is fetched again by itself when the action has written and ends",
            { hint: "leave the step out" },
          );
        }
      }
    }
  },
};

function writes(step: Readonly<Record<string, unknown>>, { whole }: EntryReading, project: Project): boolean {
  const isWrite = (id: unknown) => project.operations.get(textOf(id))?.effect === "write";
  if (step.open !== undefined) {
    const dialog = asObject(asObject(whole.value.dialogs)[textOf(step.open)]);
    const bodies = [dialog, ...stepsOf(dialog)];
    return dialog.surface !== undefined || bodies.some(({ submit }) => isWrite(asObject(submit).call));
  }
  if (startsTask(step)) return step.wait === true && isWrite(step.job);
  return isWrite(step.call) || isWrite(step.upload);
}
