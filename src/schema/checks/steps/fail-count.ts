import type { VerbContract } from "../../contracts.ts";
import type { Json } from "../../plan/plans/screen-plan.ts";
import type { Operation } from "../../project/operation.ts";
import { startsTask } from "../../starts-task.ts";
import { asObject } from "../../project/project.ts";
import type { Check, CheckContext, EntryReading } from "../check-context.ts";
import { failuresOf, announcesSuccess, asksFor } from "./fail-count/announced-success.ts";
import { dialogWayFindings } from "./fail-count/dialog-ways.ts";
import { finding } from "../finding.ts";
import type { StepUse } from "../reading/reading.ts";
import { writtenOut } from "../reading/written-out.ts";
import { textOf } from "../reading/text-of.ts";

export const failCount: Check = {
  slug: "fail-count",
  holds: "Steps that announce success check first how many parts of the write failed.",
  why: "Otherwise staff read 已通知 and go on, while three clients were not notified.",
  *run(context) {
    for (const reading of context.readings) {
      for (const [index, step] of reading.steps.entries()) {
        const operation = operationOf(step, reading, context);
        const failures = failuresOf(operation);
        if (!operation || failures.length === 0) continue;
        const around = reading.steps.find((candidate) => repeats(candidate, step));
        const named = around ?? step;
        const later = reading.steps.slice(index + 1).filter((candidate) => isAfter(candidate, named));
        const success = later.find(({ value }) => announcesSuccess(value));
        const asked = around ? ["answers"] : failures;
        const name = textOf(named.value.as);
        const asks = ({ value, place }: StepUse) => asksFor(asked, name, writtenOut(value, place) as Json);
        if (!success || later.some(asks)) continue;
        yield finding(
          success.place,
          `announces success, but ${failures.join(", ")} in the result of ${operation.id} may say that a part failed`,
          { hint: `give that step a name with "as", and read ${failures[0]} before` },
        );
      }
      yield* dialogWayFindings(reading, context);
    }
  },
};

/** The operation whose result the step gives: its own, or that of the dialog it opens. */
function operationOf(
  step: StepUse,
  { whole }: EntryReading,
  { project }: CheckContext,
): Operation | undefined {
  const written = (target: NonNullable<VerbContract["refers"]>[string]) => {
    const key = Object.entries(step.verb?.refers ?? {}).find(([, what]) => what === target)?.[0];
    return key === undefined ? undefined : textOf(step.value[key]);
  };
  const dialog = written("dialog");
  const submit = dialog === undefined ? {} : asObject(asObject(asObject(whole.value.dialogs)[dialog]).submit);
  // A job names its progress, and the layer of jobs shows how it ended.
  const isFollowed = startsTask(step.value) || submit.title !== undefined;
  const call = isFollowed ? undefined : (written("operation") ?? submit.call);
  return project.operations.get(textOf(call));
}

/** True when a step does the other one for each entry of a list: its result holds the answers. */
function repeats(around: StepUse, { place }: StepUse): boolean {
  return around.verb?.each !== undefined && isWithin(place, around);
}

function isWithin({ file, pointer }: StepUse["place"], { place }: StepUse): boolean {
  return file === place.file && pointer.startsWith(`${place.pointer}/`);
}

/** True for the steps that follow in the same list, and for those within them. */
function isAfter(later: StepUse, step: StepUse): boolean {
  const list = step.place.pointer.slice(0, step.place.pointer.lastIndexOf("/") + 1);
  return (
    later.place.file === step.place.file &&
    later.place.pointer.startsWith(list) &&
    !isWithin(later.place, step)
  );
}
